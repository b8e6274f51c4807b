// A text without its closing quote.
let text = "abc
//         ^ error: unterminated string literal
