// Element types that are quantised: on its axis a per-axis one is cut as the
// tensor is.
// RUN: split-opt %s --split-input-file --verify-diagnostics --verify-roundtrip

!tensor = !quant.uniform<u8:f32, 2.0:128>

func.func @per_tensor(%x: tensor<6x!tensor>) {
  %0:2 = split.split %x axis(0) : tensor<6x!tensor> -> (tensor<3x!tensor>, tensor<3x!tensor>)
  return
}

// -----

!all = !quant.uniform<i8:f32:1, {1.0:1, 2.0:2, 3.0:3}>
!first = !quant.uniform<i8:f32:1, {1.0:1}>
!rest = !quant.uniform<i8:f32:1, {2.0:2, 3.0:3}>

func.func @on_another_axis(%x: tensor<2x3x!all>, %y: tensor<?x?x!all>, %n: index) {
  %0:2 = split.split %x axis(0) : tensor<2x3x!all> -> (tensor<1x3x!all>, tensor<1x3x!all>)
  %1:2 = split.split %y axis(-2) sizes([%n, 1])
    : tensor<?x?x!all> -> (tensor<?x?x!all>, tensor<1x?x!all>)
  return
}

func.func @on_the_quantised_axis(%x: tensor<2x3x!all>) {
  %0:2 = split.split %x axis(-1) sizes([1, 2])
    : tensor<2x3x!all> -> (tensor<2x1x!first>, tensor<2x2x!rest>)
  %1:2 = split.split %x axis(1) count(2)
    : tensor<2x3x!all>
    -> (tensor<2x2x!quant.uniform<i8:f32:1, {1.0:1, 2.0:2}>>,
        tensor<2x1x!quant.uniform<i8:f32:1, {3.0:3}>>)
  %2:3 = split.split %x axis(1)
    : tensor<2x3x!all>
    -> (tensor<2x1x!first>, tensor<2x1x!quant.uniform<i8:f32:1, {2.0:2}>>,
        tensor<2x1x!quant.uniform<i8:f32:1, {3.0:3}>>)
  return
}

func.func @one_part(%x: tensor<2x3x!all>) {
  %0 = split.split %x axis(1) : tensor<2x3x!all> -> tensor<2x3x!all>
  return
}

// A type without scales cannot be written.
func.func @empty_part(%x: tensor<2x3x!all>) {
  %0:2 = split.split %x axis(1) sizes([0, 3])
    : tensor<2x3x!all> -> (tensor<2x0x!all>, tensor<2x3x!all>)
  %1:2 = split.split %x axis(1) sizes([3, 0])
    : tensor<2x3x!all> -> (tensor<2x3x!all>, tensor<2x0x!first>)
  return
}

func.func @unknown_size(%x: tensor<2x3x!all>, %n: index) {
  // The first begins at #0, and the type of the second tells its size.
  %0:2 = split.split %x axis(1) sizes([%n, %n])
    : tensor<2x3x!all> -> (tensor<2x?x!first>, tensor<2x2x!rest>)
  return
}

func.func @unknown_offset(%x: tensor<2x?x!all>, %s: tensor<3xi64>) {
  // Of the parts but the first anything in a row, even the same.
  %0:3 = split.split %x axis(1) sizes(%s : tensor<3xi64>)
    : tensor<2x?x!all> -> (tensor<2x?x!first>, tensor<2x?x!rest>, tensor<2x?x!rest>)
  return
}

func.func @extents_of_results(%x: tensor<2x?x!all>) {
  %0:2 = split.split %x axis(1) count(2)
    : tensor<2x?x!all>
    -> (tensor<2x2x!quant.uniform<i8:f32:1, {1.0:1, 2.0:2}>>,
        tensor<2x1x!quant.uniform<i8:f32:1, {3.0:3}>>)
  return
}

func.func @unranked(%x: tensor<*x!all>) {
  // The axis is known, and the last of an unknown rank is not.
  %0:2 = split.split %x axis(1) sizes([1, 2]) : tensor<*x!all> -> (tensor<*x!first>, tensor<*x!rest>)
  %1:2 = split.split %x axis(0) sizes([1, 2]) : tensor<*x!all> -> (tensor<*x!all>, tensor<*x!all>)
  %2:2 = split.split %x axis(-1) sizes([1, 2]) : tensor<*x!all> -> (tensor<*x!first>, tensor<*x!all>)
  return
}

// -----

!all = !quant.uniform<i8:f32:0, {1.0, 2.0, 3.0, 4.0}>

func.func @unsliced(%x: tensor<4x!all>) {
  // expected-error @below {{[split-c15] result #0 must have the element type !quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>, but has !quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00,3.000000e+00,4.000000e+00}>}}
  %0:2 = split.split %x axis(0) : tensor<4x!all> -> (tensor<2x!all>, tensor<2x!all>)
  return
}

// -----

!all = !quant.uniform<i8:f32:0, {1.0, 2.0, 3.0, 4.0}>
!first = !quant.uniform<i8:f32:0, {1.0, 2.0}>

func.func @slice_of_another_part(%x: tensor<4x!all>) {
  // expected-error @below {{[split-c15] result #1 must have the element type !quant.uniform<i8:f32:0, {3.000000e+00,4.000000e+00}>, but has !quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>}}
  %0:2 = split.split %x axis(0) : tensor<4x!all> -> (tensor<2x!first>, tensor<2x!first>)
  return
}

// -----

!all = !quant.uniform<i8:f32:0, {1.0:1, 2.0:2}>
!first = !quant.uniform<i8:f32:0, {1.0:1}>
!second = !quant.uniform<i8:f32:0, {2.0}>

func.func @other_zero_point(%x: tensor<2x!all>) {
  // expected-error @below {{[split-c15] result #1 must have the element type !quant.uniform<i8:f32:0, {2.000000e+00:2}>, but has !quant.uniform<i8:f32:0, {2.000000e+00}>}}
  %0:2 = split.split %x axis(0) : tensor<2x!all> -> (tensor<1x!first>, tensor<1x!second>)
  return
}

// -----

!all = !quant.uniform<i8:f32:0, {1.0, 2.0}>
!first = !quant.uniform<i16:f32:0, {1.0}>

func.func @other_storage(%x: tensor<2x!all>) {
  // expected-error @below {{[split-c15] result #0 must have the element type !quant.uniform<i8:f32:0, {1.000000e+00}>, but has !quant.uniform<i16:f32:0, {1.000000e+00}>}}
  %0:2 = split.split %x axis(0) : tensor<2x!all> -> (tensor<1x!first>, tensor<1x!first>)
  return
}

// -----

!all = !quant.uniform<i8:f32:1, {1.0, 2.0}>
!first = !quant.uniform<i8:f32:1, {1.0}>

func.func @sliced_on_another_axis(%x: tensor<2x2x!all>) {
  // expected-error @below {{[split-c15] result #0 must have the element type !quant.uniform<i8:f32:1, {1.000000e+00,2.000000e+00}>, but has !quant.uniform<i8:f32:1, {1.000000e+00}>}}
  %0:2 = split.split %x axis(0) : tensor<2x2x!all> -> (tensor<1x2x!first>, tensor<1x2x!first>)
  return
}

// -----

!all = !quant.uniform<i8:f32:0, {1.0, 2.0, 3.0}>
!first = !quant.uniform<i8:f32:0, {1.0}>

func.func @unknown_offset(%x: tensor<3x!all>, %n: index) {
  // expected-error @below {{[split-c15] result #1 must have the element type !quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00,3.000000e+00}> with 2 of its scales in a row, but has !quant.uniform<i8:f32:0, {1.000000e+00}>}}
  %0:2 = split.split %x axis(0) sizes([%n, 2]) : tensor<3x!all> -> (tensor<?x!first>, tensor<2x!first>)
  return
}

// -----

!all = !quant.uniform<i8:f32:0, {1.0, 2.0, 3.0}>
!ends = !quant.uniform<i8:f32:0, {1.0, 3.0}>

func.func @not_in_a_row(%x: tensor<3x!all>, %n: index) {
  // expected-error @below {{[split-c15] result #1 must have the element type !quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00,3.000000e+00}> with some of its scales in a row, but has !quant.uniform<i8:f32:0, {1.000000e+00,3.000000e+00}>}}
  %0:2 = split.split %x axis(0) sizes([%n, %n]) : tensor<3x!all> -> (tensor<?x!all>, tensor<?x!ends>)
  return
}

// -----

!all = !quant.uniform<i8:f32:0, {1.0, 2.0, 3.0}>
!last = !quant.uniform<i8:f32:0, {3.0}>

func.func @unknown_size(%x: tensor<3x!all>, %n: index) {
  // expected-error @below {{[split-c15] result #1 must have the element type !quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00,3.000000e+00}> with some of its scales from #1 on, but has !quant.uniform<i8:f32:0, {3.000000e+00}>}}
  %0:2 = split.split %x axis(0) sizes([1, %n])
    : tensor<3x!all> -> (tensor<1x!quant.uniform<i8:f32:0, {1.0}>>, tensor<?x!last>)
  return
}

// -----

// Fewer scales than the tensor has indices: there is none for the second part.
!all = !quant.uniform<i8:f32:0, {1.0, 2.0}>

func.func @too_few_scales(%x: tensor<4x!all>) {
  // expected-error @below {{[split-c15] result #1 must have the element type !quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}> with 2 of its scales from #2 on, but has !quant.uniform<i8:f32:0, {1.000000e+00,2.000000e+00}>}}
  %0:2 = split.split %x axis(0) : tensor<4x!all> -> (tensor<2x!all>, tensor<2x!all>)
  return
}
