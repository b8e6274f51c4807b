func measure<T>(_ work: () throws -> T) throws -> T { try work() }
struct Failure: Error {}
func parse(_ t: String) throws -> Int { 1 }
let a = measure { 1 + 1 }
//      ^ error: call can throw but is not marked with 'try'
let b = try measure { try parse(12) }
//                              ^ error: cannot convert value of type 'Int' to expected argument type 'String'
let c = try? measure { try parse("x") }
print(a + b + c)
//            ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
