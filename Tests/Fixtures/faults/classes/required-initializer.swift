class Base { required init(name: String) {} }
class Derived: Base {
  init() { super.init(name: "a") }
}
// ^1 error: 'required' initializer 'init(name:)' must be provided by subclass of 'Base'
