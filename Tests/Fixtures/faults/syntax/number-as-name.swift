let 1a = 3
//  ^ error: expected pattern
