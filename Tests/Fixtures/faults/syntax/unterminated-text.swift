let text = "abc
//             ^ error: unterminated string literal
print(text)
