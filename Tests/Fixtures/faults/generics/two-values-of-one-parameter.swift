func pair<T>(_ a: [T], _ b: [T]) {}
let numbers = [1]
let names = ["a"]
pair(numbers, names)
//            ^ error: cannot convert value of type '[String]' to expected argument type '[Int]'
