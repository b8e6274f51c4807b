class Base {
    var name: String
    init(name: String) { self.name = name }
}
class Middle: Base {
    init(level: Int) { super.init(name: "middle") }
}
class Top: Middle {
    override init(name: String) { super.init(name: name) }
//           ^ error: initializer does not override a designated initializer from its superclass
//                                          ^ error: incorrect argument label in call (have 'name:', expected 'level:')
//                                                 ^ error: cannot convert value of type 'String' to expected argument type 'Int'
}
