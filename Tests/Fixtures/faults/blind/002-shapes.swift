protocol Shape {
    var name: String { get }
    func area() -> Double
    func scaled(by factor: Double) -> Self
}

struct Square: Shape {
    let name = "square"
    var side: Double
    func area() -> Double { side * side }
    func scaled(by factor: Double) -> Square { Square(side: side * factor) }
}

struct Circle: Shape {
//     ^ error: type 'Circle' does not conform to protocol 'Shape'
    let name = "circle"
    var radius: Double
    func area() -> Double { Double.pi * radius * radius }
}

let shapes: [any Shape] = [Square(side: 2), Circle(radius: 1)]
for shape in shapes {
    print(shape.name, shape.area())
}
