func shout(_ text: String) -> String { text }
let numbers = [1, 2]
print(numbers.filter(shout))
//            ^ error: no exact matches in call to instance method 'filter'
let a = numbers.filter(shout)
//              ^ error: no exact matches in call to instance method 'filter'
