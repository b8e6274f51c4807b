final class DisposeBagX {}
func disposed(by bag: DisposeBagX) {}
final class Chat {
//          ^ error: class 'Chat' has no initializers
    private let bag = DisposeBagX
//                    ^ error: expected member name or initializer call after type name
    private var log: [String]
    func start() { disposed(by: bag) }
//                              ^ error: cannot convert value of type 'DisposeBagX.Type' to expected argument type 'DisposeBagX'
}
let chat = Chat()
//         ^ error: 'Chat' cannot be constructed because it has no accessible initializers
