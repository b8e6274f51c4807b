protocol Coordinator: AnyObject {
    var children: [Coordinator] { get set }
    func start()
}

extension Coordinator {
    func add(_ child: Coordinator) {
        children.append(child)
        child.start()
    }
    func remove(_ child: Coordinator) {
        children.removeAll { $0 == child }
//                              ^ error: type 'any Coordinator' cannot conform to 'Equatable'
    }
}

final class AppCoordinator: Coordinator {
    var children: [Coordinator] = []
    func start() {
        let login = LoginCoordinator(parent: self)
//                                           ^ error: argument passed to call that takes no arguments
        login.onFinish = { [weak self] in
            self.remove(login)
//          ^ error: value of optional type 'AppCoordinator?' must be unwrapped to refer to member 'remove' of wrapped base type 'AppCoordinator'
        }
        add(login)
    }
}

final class LoginCoordinator: Coordinator {
    var children: [Coordinator] = []
    var onFinish: (() -> Void)?
    func start() { print("login") }
}

AppCoordinator().start()
