protocol Shape { func area(scale: Double) -> Double }
struct Square: Shape {
//     ^ error: type 'Square' does not conform to protocol 'Shape'
  func area(scale: Int) -> Double { 1 }
}
