let 1a = 3
//  ^ error: expected pattern
//   ^ error: 'a' is not a valid digit in integer literal
