class Screen {
    var title: String { "Screen" }
    func appear(animated: Bool) {
        print("appear", title, animated)
    }
    final func close() {
        print("close")
    }
}

class LoginScreen: Screen {
    var title: String { "Login" }
//      ^ error: overriding declaration requires an 'override' keyword
    override func appear() {
//                ^ error: method does not override any method from its superclass
        super.appear(animated: true)
        print("login ready")
    }
    override func close() {
//                ^ error: instance method overrides a 'final' instance method
        print("login closes")
    }
}

let screen = LoginScreen()
screen.appear(animated: false)
screen.close()
//     ^ error: ambiguous use of 'close()'
