#ifndef SYNTAX_FAULT_H
#define SYNTAX_FAULT_H

#include <stdbool.h>
#include <stddef.h>

/* Kinds of errors of the parser that the reader of errors distinguishes. */
enum __attribute__((enum_extensibility(closed), swift_name("FaultKind"))) syntax_fault_kind {
  SYNTAX_FAULT_OTHER __attribute__((swift_name("other"))),
  /* A malformed token: an error whatever the parser makes of the tokens around it. */
  SYNTAX_FAULT_TOKEN __attribute__((swift_name("token"))),
  SYNTAX_FAULT_ESCAPE_SEQUENCE __attribute__((swift_name("escapeSequence"))),
  SYNTAX_FAULT_SINGLE_QUOTES __attribute__((swift_name("singleQuotes"))),
  /* Several identifiers where one is allowed. */
  SYNTAX_FAULT_SECOND_IDENTIFIER __attribute__((swift_name("secondIdentifier"))),
  /* Tokens that the grammar does not allow there. */
  SYNTAX_FAULT_UNEXPECTED __attribute__((swift_name("unexpected"))),
  SYNTAX_FAULT_MISSING_RIGHT_BRACE __attribute__((swift_name("missingRightBrace"))),
  SYNTAX_FAULT_MISSING_COLON __attribute__((swift_name("missingColon"))),
  SYNTAX_FAULT_MISSING_COLON_AND_TYPE __attribute__((swift_name("missingColonAndType"))),
  SYNTAX_FAULT_MISSING_IN __attribute__((swift_name("missingIn"))),
  SYNTAX_FAULT_MISSING_MEMBER_NAME __attribute__((swift_name("missingMemberName"))),
  SYNTAX_FAULT_MISSING_NAME __attribute__((swift_name("missingName"))),
  SYNTAX_FAULT_MISSING_OPERAND __attribute__((swift_name("missingOperand"))),
};

/* Innermost syntax around an error, of the kinds that the reader of errors distinguishes. */
enum __attribute__((enum_extensibility(closed), swift_name("FaultContext"))) syntax_fault_context {
  SYNTAX_FAULT_IN_OTHER __attribute__((swift_name("other"))),
  SYNTAX_FAULT_IN_SOURCE_FILE __attribute__((swift_name("sourceFile"))),
  SYNTAX_FAULT_IN_TYPE_DECLARATION __attribute__((swift_name("typeDeclaration"))),
  SYNTAX_FAULT_IN_FUNCTION __attribute__((swift_name("function"))),
  SYNTAX_FAULT_IN_CLOSURE __attribute__((swift_name("closure"))),
  SYNTAX_FAULT_IN_CLOSURE_SIGNATURE __attribute__((swift_name("closureSignature"))),
  SYNTAX_FAULT_IN_STATEMENT __attribute__((swift_name("statement"))),
  SYNTAX_FAULT_IN_PARAMETER __attribute__((swift_name("parameter"))),
  SYNTAX_FAULT_IN_TYPE_ANNOTATION __attribute__((swift_name("typeAnnotation"))),
  SYNTAX_FAULT_IN_PATTERN __attribute__((swift_name("pattern"))),
  SYNTAX_FAULT_IN_ARRAY_TYPE __attribute__((swift_name("arrayType"))),
  SYNTAX_FAULT_IN_IMPORT __attribute__((swift_name("importDeclaration"))),
};

/* An error of the parser or a note on one, as the library that finds them passes it on. Places are counted in bytes of the text. */
struct syntax_fault {
  const unsigned char *message;
  size_t message_length;
  ptrdiff_t offset;
  enum syntax_fault_kind kind;
  enum syntax_fault_context context;
  /* Where the part of the tree begins and ends that it is about. */
  ptrdiff_t node_start;
  ptrdiff_t node_end;
  /* That part is an element of an array or a dictionary. */
  bool is_about_element;
  /* A note on the error passed on before. */
  bool is_note;
};

typedef void (*syntax_fault_handler)(void *context, const struct syntax_fault *fault);

/* The type of the library's function; the text is UTF-8. */
typedef void (*syntax_fault_function)(
    const unsigned char *text, ptrdiff_t length, ptrdiff_t nesting_levels, void *context, syntax_fault_handler handler);

#define SYNTAX_FAULT_FUNCTION "rxsh_syntax_faults"

#endif
