class Base {
  private var cache = 1
}
class Derived: Base {
  func read() -> Int { cache }
//                     ^ error: 'cache' is inaccessible due to 'private' protection level
}
