func f(n: Int) { n += 1 }
//                 ^ error: left side of mutating operator isn't mutable: 'n' is a 'let' constant
