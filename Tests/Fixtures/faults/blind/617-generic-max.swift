let a = 1
let b = 2.0
let g = max(a, b)
//      ^ error: conflicting arguments to generic parameter 'T' ('Int' vs. 'Double')
let h = min(1, "x")
//      ^ error: conflicting arguments to generic parameter 'T' ('Int' vs. 'String')
let i = zip([1], 3)
//      ^ error: global function 'zip' requires that 'Int' conform to 'Sequence'
let j = Swift.abs("x")
//            ^ error: global function 'abs' requires that 'String' conform to 'SignedNumeric'
let k = stride(from: 0, to: 10.0, by: a)
//                                    ^ error: cannot convert value of type 'Int' to expected argument type 'Double'
