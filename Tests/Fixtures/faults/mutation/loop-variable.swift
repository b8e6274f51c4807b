for i in 0..<3 {
  i += 1
//  ^ error: left side of mutating operator isn't mutable: 'i' is a 'let' constant
}
