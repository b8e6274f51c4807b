class Lamp {
  class var made: Int { 1 }
  static var known: Int { 2 }
}
class Torch: Lamp {
  override var watts: Int { 3 }
//             ^ error: property does not override any property from its superclass
  override static var known: Int { 4 }
//                    ^ error: cannot override static property
}
