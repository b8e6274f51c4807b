func use(_ number: Int) -> Int { number }
struct Point { init(x: Int) {} }
let numbers: [Int?] = []

let a = numbers.map { use($0) }
//                        ^ error: cannot convert value of type 'Int?' to expected argument type 'Int'
let b = numbers.map { number in use(number) }
//                                  ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
let c: [Int] = numbers.map { $0 }
//                           ^ error: cannot convert value of type 'Int?' to closure result type 'Int'
let d = numbers.map { Point(x: $0) }
//                             ^ error: cannot convert value of type 'Int?' to expected argument type 'Int'
let e = numbers.map { $0 + 1 }
//                    ^ error: cannot convert value of type 'Int?' to expected argument type 'Int'
let f = numbers.map { number in number + 1 }
//                              ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
let g = numbers.map { -$0 }
//                    ^ error: unary operator '-' cannot be applied to an operand of type 'Int?'
let h = numbers.filter { $0 > 1 }
//                       ^ error: cannot convert value of type 'Int?' to expected argument type 'Int'
let i = numbers.map { Double($0) }
//                    ^ error: no exact matches in call to initializer
let j = numbers.reduce(0) { $0 + $1 }
//                               ^ error: cannot convert value of type 'Int?' to expected argument type 'Int'
let k = numbers.map { ($0) + 1 }
//                     ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
let l = numbers.map { "\($0 + 1)" }
//                       ^ error: cannot convert value of type 'Int?' to expected argument type 'Int'
numbers.forEach {
  print("number")
  _ = use($0)
//        ^ error: cannot convert value of type 'Int?' to expected argument type 'Int'
}
