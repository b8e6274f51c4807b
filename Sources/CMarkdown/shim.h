#ifndef CMARKDOWN_SHIM_H
#define CMARKDOWN_SHIM_H

#include <stdlib.h>

#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>

/* The parser with the extensions that lessons use. */
static inline cmark_parser *cmd_parser(void) {
  cmark_gfm_core_extensions_ensure_registered();
  cmark_parser *parser = cmark_parser_new(CMARK_OPT_DEFAULT);
  const char *names[] = {"table", "autolink"};
  for (int index = 0; index < 2; index++) {
    cmark_syntax_extension *extension = cmark_find_syntax_extension(names[index]);
    if (extension) cmark_parser_attach_syntax_extension(parser, extension);
  }
  return parser;
}

#endif
