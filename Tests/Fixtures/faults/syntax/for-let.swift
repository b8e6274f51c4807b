for let number in [1, 2] { print(number) }
//  ^ error: 'let' pattern cannot appear nested in an already immutable context
