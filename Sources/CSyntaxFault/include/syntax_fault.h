#ifndef SYNTAX_FAULT_H
#define SYNTAX_FAULT_H

#include <stdbool.h>
#include <stddef.h>

/* An error of the parser or a note on one, as the library that finds them passes it on. Places are counted in bytes of the text. */
struct syntax_fault {
  const unsigned char *message;
  size_t message_length;
  ptrdiff_t offset;
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
