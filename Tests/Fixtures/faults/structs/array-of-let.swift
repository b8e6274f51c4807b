let values = [1, 2]
values.append(3)
//     ^ error: cannot use mutating member on immutable value: 'values' is a 'let' constant
values[0] = 2
//    ^ error: cannot assign through subscript: 'values' is a 'let' constant
