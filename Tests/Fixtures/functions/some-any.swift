protocol Shape { var area: Double { get } }
struct Square: Shape { let side: Double; var area: Double { side * side } }
struct Circle: Shape { let r: Double; var area: Double { 3 * r * r } }
func total(_ shapes: [any Shape]) -> Double { shapes.map(\.area).reduce(0, +) }
func describe(_ s: some Shape) -> String { "area \(s.area)" }
func make() -> some Shape { Square(side: 3) }
print(total([Square(side: 1), Circle(r: 2)]), describe(Circle(r: 1)), make().area)
