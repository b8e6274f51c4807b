class Base { final var name = "a" }
class Derived: Base { override var name: String { didSet {} } }
//                                 ^ error: property overrides a 'final' property
