final class Session {
    weak let owner: Session?
    weak var token: Int?
//           ^ error: 'weak' may only be applied to class and class-bound protocol types, not 'Int'
    unowned var parent: Session
    var name = "s"

    init(parent: Session) {
        self.parent = parent
    }

    func makeGreeting() -> () -> String {
        return { [weak self] in
            "Hello \(self.name)"
//                   ^ error: value of optional type 'Session?' must be unwrapped to refer to member 'name' of wrapped base type 'Session'
        }
    }

    func makeNames() -> () -> String {
        return { [unowned owner] in name }
//                                  ^ error: reference to property 'name' in closure requires explicit use of 'self' to make capture semantics explicit
    }
}

print("ok")
