let numbers = [1, 2, 3]
print(numbers.total())
//            ^ error: value of type '[Int]' has no member 'total'
