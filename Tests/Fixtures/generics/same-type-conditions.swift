protocol Shape { associatedtype Unit: Numeric & Comparable; var area: Unit { get } }
extension Shape { var doubled: Self { self } }
struct Square: Shape { var side = 2; var area: Int { side * side } }
struct Pair<A, B> { var first: A; var second: B }
extension Pair: Shape where A: Shape, B: Shape, A.Unit == B.Unit {
  var area: A.Unit { first.area + second.area }
}
func areaText<S: Shape>(_ s: S) -> String { "area=\(s.doubled.area)" }
func describe(_ shape: any Shape) -> String { "\(type(of: shape)) \(areaText(shape))" }
print(describe(Square(side: 3)))
print(describe(Pair(first: Square(side: 1), second: Square(side: 2))))
func plain<S: Shape>(_ s: S) -> S.Unit { s.area }
print(plain(Pair(first: Square(side: 1), second: Square(side: 2))))
let p = Pair(first: Square(side: 1), second: Square(side: 2))
print(p.area)
