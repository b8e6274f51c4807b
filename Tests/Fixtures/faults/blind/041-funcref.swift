func isEven(_ number: Int) -> Bool { number % 2 == 0 }
func shout(_ text: String) -> String { text.uppercased() + "!" }
func add(_ a: Int, _ b: Int) -> Int { a + b }

let numbers = [1, 2, 3, 4]
print(numbers.filter(shout))
//            ^ error: no exact matches in call to instance method 'filter'
print(numbers.map(isEven()))
//            ^ error: generic parameter 'E' could not be inferred
//            ^ error: generic parameter 'T' could not be inferred
//                ^ error: cannot convert value of type 'Bool' to expected argument type '(Int) throws(E) -> T'
//                       ^ error: missing argument for parameter #1 in call
print(numbers.reduce(0, isEven))
//                      ^ error: cannot convert value of type '(Int) -> Bool' to expected argument type '(Any, Int) throws -> Any'
print(["a", "b"].map(shout).joined(by: ","))
//                                ^ error: incorrect argument label in call (have 'by:', expected 'separator:')
let operation: (Int, Int) -> Int = isEven
//                                 ^ error: cannot convert value of type '(Int) -> Bool' to specified type '(Int, Int) -> Int'
print(operation(1, 2))
let applied = add(1)
//                 ^ error: missing argument for parameter #2 in call
print(applied)
