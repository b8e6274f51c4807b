class Base { init(name: String) {} }
class Derived: Base {
  init(name: String) { super.init(name: name) }
//^ error: overriding declaration requires an 'override' keyword
}
