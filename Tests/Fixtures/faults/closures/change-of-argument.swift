let numbers = [1, 2]
let kept = numbers.filter { $0 = 2 }
//                          ^ error: cannot assign to value: '$0' is immutable
//                             ^ error: cannot convert value of type '()' to closure result type 'Bool'
let more: [Int] = numbers.map { $0 += 1 }
//                                 ^ error: cannot convert value of type '()' to closure result type 'Int'
//                                 ^ error: left side of mutating operator isn't mutable: '$0' is immutable
