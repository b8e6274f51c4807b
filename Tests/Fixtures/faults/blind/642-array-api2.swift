var a = [1, 2]
a["0"] = 3
// ^3 error: cannot convert value of type 'String' to expected argument type 'Int'
a[0] = "x"
//     ^ error: cannot assign value of type 'String' to subscript of type 'Int'
a.swapAt(0)
//        ^ error: missing argument for parameter #2 in call
a.insert(3)
//        ^ error: missing argument for parameter 'at' in call
a.append(1, 2)
// ^3 error: generic parameter 'E' could not be inferred
//      ^ error: missing argument labels 'addingCapacity:initializingWith:' in call
//          ^ error: cannot convert value of type 'Int' to expected argument type '(inout OutputSpan<Int>) throws(E) -> Void'
let s = a.joined(separator: ",")
//        ^ error: no exact matches in call to instance method 'joined'
let r: Int = a.randomElement()
//             ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
let i: Int = a.firstIndex(of: 2)
//             ^ error: value of optional type 'Array<Int>.Index?' (aka 'Optional<Int>') must be unwrapped to a value of type 'Array<Int>.Index' (aka 'Int')
let e = a.enumerated().map { $0.idx }
//                              ^ error: value of tuple type 'EnumeratedSequence<[Int]>.Iterator.Element' (aka '(offset: Int, element: Int)') has no member 'idx'
