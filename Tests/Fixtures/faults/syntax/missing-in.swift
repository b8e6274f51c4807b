for i 0..<3 { print(i) }
//    ^ error: expected 'in' after for-each pattern
