final class Property<T> {
    typealias Observer = (T) -> Void
    private var observers: [Observer] = []
    var value: T {
        didSet { observers.forEach { $0(oldValue, value) } }
//                                                ^ error: extra argument in call
    }

    init(_ value: T) { self.value = value }

    func observe(_ observer: @escaping Observer) {
        observers.append(observer)
        observer(value)
    }
}

let volume = Property(3)
volume.observe { print("volume", $0) }
volume.value = "loud"
//             ^ error: cannot assign value of type 'String' to type 'Int'
let title = Property<String>("x")
title.observe { (text: Int) in print(text) }
//            ^ error: cannot convert value of type '(Int) -> ()' to expected argument type '(String) -> Void'
