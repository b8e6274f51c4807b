class Base {
    var name: String
    init(name: String) { self.name = name }
    func describe() -> String { name }
}

class Middle: Base {
    var level: Int
    init(level: Int) {
        self.level = level
        print(describe())
        super.init(name: "middle")
    }
}

class Top: Middle {
    override init(name: String) {
//           ^ error: initializer does not override a designated initializer from its superclass
        super.init(name: name)
//                ^ error: incorrect argument label in call (have 'name:', expected 'level:')
//                       ^ error: cannot convert value of type 'String' to expected argument type 'Int'
    }
    override func describe() -> Int { 3 }
//                ^ error: method does not override any method from its superclass
    override func reset() {}
//                ^ error: method does not override any method from its superclass
}

print(Middle(level: 2).describe())
print(Top(name: "x").level)
