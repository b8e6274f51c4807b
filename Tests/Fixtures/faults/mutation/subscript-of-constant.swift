let numbers = [1, 2]
numbers[0] = 3
//     ^ error: cannot assign through subscript: 'numbers' is a 'let' constant
