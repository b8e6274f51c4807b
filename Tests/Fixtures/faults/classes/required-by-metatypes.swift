class Shape {
  let sides: Int
  init(sides: Int) { self.sides = sides }
  func copy() -> Shape { type(of: self).init(sides: sides) }
  //                                    ^ error: constructing an object of class type 'Shape' with a metatype value must use a 'required' initializer
  static func line() -> Shape { self.init(sides: 2) }
  //                                 ^ error: constructing an object of class type 'Shape' with a metatype value must use a 'required' initializer
  static func made() -> Self { Self(sides: 3) }
  //                           ^ error: constructing an object of class type 'Self' with a metatype value must use a 'required' initializer
  func same() -> Self { Self.init(sides: sides) }
  //                         ^ error: constructing an object of class type 'Self' with a metatype value must use a 'required' initializer
}
let kind: Shape.Type = Shape.self
print(kind.init(sides: 1).sides)
//         ^ error: constructing an object of class type 'Shape' with a metatype value must use a 'required' initializer
func build<T: Shape>(_ type: T.Type) -> T { T(sides: 4) }
//                                          ^ error: constructing an object of class type 'T' with a metatype value must use a 'required' initializer
