struct Sale { let amount: Double }
let groups: [String: [Sale]] = [:]
let a: [String: Double] = groups.mapValues { $0.reduce(0) { $0 + $1 } }
//                                                               ^ error: cannot convert value of type 'Sale' to expected argument type 'Double'
let s: [Sale] = []
let b: Double = s.reduce(0) { $0 + $1 }
//                                 ^ error: cannot convert value of type 'Sale' to expected argument type 'Double'
let c = s.reduce(0) { $0 + $1 }
//                         ^ error: cannot convert value of type 'Sale' to expected argument type 'Int'
let d = s.reduce(0.0, +)
//                    ^ error: cannot convert value of type '(Double) -> Double' to expected argument type '(Double, Sale) throws -> Double'
