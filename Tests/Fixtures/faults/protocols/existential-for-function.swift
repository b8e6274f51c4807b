// An existential is opened for an argument, but not for the parameter of a function that is named as a value.

protocol Shape {
  var area: Int { get }
}
struct Square: Shape {
  let area = 4
}

func describe(_ shape: some Shape) -> Int { shape.area }
func measure<S: Shape>(_ shape: S) -> Int { shape.area }

let shapes: [any Shape] = [Square()]
print(shapes.map { describe($0) })
print(shapes.map(describe))
//               ^ error: type 'any Shape' cannot conform to 'Shape'
print(shapes.first.map(measure) ?? 0)
//                     ^ error: type 'any Shape' cannot conform to 'Shape'
