let text = 'abc'
//         ^ error: single-quoted string literal found, use '"'
