// A range is expected: each of its bounds has to be of the bounds' type.
func texts(_ range: ClosedRange<String>) {}
func fractions(_ range: Range<Double>) {}
let third = 3
texts(1...10)
//    ^ error: cannot convert value of type 'Int' to expected argument type 'String'
//        ^ error: cannot convert value of type 'Int' to expected argument type 'String'
texts(third...5)
//    ^ error: cannot convert value of type 'Int' to expected argument type 'String'
//            ^ error: cannot convert value of type 'Int' to expected argument type 'String'
fractions(third..<5)
//        ^ error: cannot convert value of type 'Int' to expected argument type 'Double'
let names: ClosedRange<String> = 1...10
//                               ^ error: cannot convert value of type 'Int' to expected argument type 'String'
//                                   ^ error: cannot convert value of type 'Int' to expected argument type 'String'
