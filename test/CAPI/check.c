/* The C interface of split-check, as a user of it builds: with nothing of the
   project but the header and the library, and no warning.

RUN: %cc -std=c11 -Wall -Wextra -Werror -pedantic %sanitize -I%split_src/include %s \
RUN:   -L%split_build/lib -lSplitCAPICheck -Wl,-rpath,%split_build/lib -o %t
RUN: %t | FileCheck %s
RUN: %cc -x c++ -std=c++11 -Wall -Wextra -Werror -pedantic -fsyntax-only \
RUN:   -I%split_src/include %s
*/

#include "split-c/Check.h"

#include <stdio.h>

static void ask(size_t numWords, const char *const *words) {
  SplitCheckResult *result = splitCheck(numWords, words);
  size_t index;
  printf("%d label '%s' message '%s' error '%s'\n", (int)result->verdict,
         result->label, result->message, result->errorClass);
  for (index = 0; index < result->numSuggestions; ++index)
    printf("  suggestion '%s'\n", result->suggestions[index]);
  splitCheckResultDestroy(result);
}

#define ASK(...)                                                               \
  do {                                                                         \
    const char *const words[] = {__VA_ARGS__};                                 \
    ask(sizeof(words) / sizeof(words[0]), words);                              \
  } while (0)

// A result stays when another is made, and when the words are gone.
static void keepTwo(void) {
  char word[] = "x=6xf32";
  const char *words[] = {"onnx18", word};
  SplitCheckResult *first = splitCheck(2, words);
  SplitCheckResult *second;
  word[2] = '7';
  words[0] = "nnrt";
  second = splitCheck(2, words);
  word[0] = '\0';
  printf("first %d [%s] %s, second %d\n", (int)first->verdict, first->label,
         first->suggestions[1], (int)second->verdict);
  splitCheckResultDestroy(first);
  splitCheckResultDestroy(second);
}

int main(void) {
  // CHECK: 0 label '' message '' error ''
  ASK("atb", "x=2x6xf16", "splitDim=1", "splitNum=2", "splitSizes=2,4");
  // CHECK-NEXT: 1 label 'atb-c12' message '{{.+}}' error 'ERROR_INVALID_PARAM'
  // CHECK-NEXT: suggestion 'splitDim=1'
  ASK("atb", "x=2x6xf16", "splitDim=-1", "splitNum=2", "splitSizes=2,4");
  // CHECK-NEXT: 1 label 'onnx13-c4' message '{{.+}}' error ''
  // CHECK-NEXT: suggestion 'without count results=2'
  // CHECK-NEXT: suggestion 'sizes=3,3 without count'
  ASK("onnx13", "x=6xf32", "count=2");
  // CHECK-NEXT: 2 label '' message 'the extent of axis 0' error ''
  ASK("nnrt", "x=?xf32", "outputNum=2");
  // CHECK-NEXT: 3 label '' message 'x=SHAPExTYPE is missing{{.*}}' error ''
  ASK("nnrt", "outputNum=2");
  // CHECK-NEXT: 3 label '' message 'a specification and x=SHAPExTYPE must be given{{.*}}'
  ask(0, NULL);
  // CHECK-NEXT: 3 label '' message 'there are no words{{.*}}'
  ask(2, NULL);
  // CHECK-NEXT: 3 label '' message 'a word is a null pointer'
  ASK("nnrt", NULL);
  // CHECK-NEXT: first 1 [onnx18-c4] sizes=3,3, second 3
  keepTwo();
  splitCheckResultDestroy(NULL);
  return 0;
}
