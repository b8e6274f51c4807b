struct P {
    let x: Int
    init(x: Int) { x = x }
//                 ^ error: cannot assign to value: 'x' is a 'let' constant
}
