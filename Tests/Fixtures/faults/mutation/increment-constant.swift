let count = 1
count += 1
//    ^ error: left side of mutating operator isn't mutable: 'count' is a 'let' constant
