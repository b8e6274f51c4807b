func measure<T>(_ label: String, _ work: () throws -> T) throws -> T {
    print("start", label)
    defer { print("end", label) }
    return try work()
}

func parse(_ text: String) throws -> Int {
    struct Failure: Error {}
    guard let number = Int(text) else { throw Failure }
//                                            ^ error: thrown expression type 'Failure.Type' does not conform to 'Error'
    return number
}

let a = measure("plain") { 1 + 1 }
//      ^ error: call can throw but is not marked with 'try'
let b = try measure("text") { try parse(12) }
//                                      ^ error: cannot convert value of type 'Int' to expected argument type 'String'
let c = try? measure("optional") { try parse("x") }
print(a + b + c)
//            ^ error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
