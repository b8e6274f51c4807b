let numbers = [1, 2]
numbers.append(3)
//      ^ error: cannot use mutating member on immutable value: 'numbers' is a 'let' constant
