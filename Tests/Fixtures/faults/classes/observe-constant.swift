class Base { let name = "a" }
class Derived: Base { override var name: String { didSet {} } }
//                                 ^ error: cannot observe read-only property 'name'; it can't change
