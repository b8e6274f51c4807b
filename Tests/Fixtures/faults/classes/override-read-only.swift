class Base { var name = "a" }
class Derived: Base { override var name: String { "b" } }
//                                 ^ error: cannot override mutable property with read-only property 'name'
