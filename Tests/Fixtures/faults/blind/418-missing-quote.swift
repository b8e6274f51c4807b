let s = "hello
//      ^ error: unterminated string literal
print(s)
