protocol Shape { func area() -> Double }
struct Square: Shape { var side = 1.0 }
//     ^ error: type 'Square' does not conform to protocol 'Shape'
