func isEven(_ number: Int) -> Bool { number % 2 == 0 }
let numbers = [1, 2]
print(numbers.map(isEven()))
//            ^ error: generic parameter 'E' could not be inferred
//            ^ error: generic parameter 'T' could not be inferred
//                ^ error: cannot convert value of type 'Bool' to expected argument type '(Int) throws(E) -> T'
//                       ^ error: missing argument for parameter #1 in call
let b = numbers.map(isEven(1))
//              ^ error: generic parameter 'E' could not be inferred
//              ^ error: generic parameter 'T' could not be inferred
//                  ^ error: cannot convert value of type 'Bool' to expected argument type '(Int) throws(E) -> T'
let c = numbers.map(3)
//              ^ error: no exact matches in call to instance method 'map'
