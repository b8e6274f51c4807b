func isEven(_ number: Int) -> Bool { number % 2 == 0 }
let numbers = [1, 2]
print(numbers.reduce(0, isEven))
//                      ^ error: cannot convert value of type '(Int) -> Bool' to expected argument type '(Any, Int) throws -> Any'
let n = numbers.reduce(0, isEven)
//                     ^ error: integer literal value '0' cannot be used as a boolean; did you mean 'false'?
//                        ^ error: cannot convert value of type '(Int) -> Bool' to expected argument type '(Bool, Int) throws -> Bool'
