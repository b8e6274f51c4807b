class Base { var name = "a" }
class Derived: Base { override var name: String = "b" }
//                                 ^ error: cannot override with a stored property 'name'
