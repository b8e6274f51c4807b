final class Box<T> { init() {}; func go(_ t: T) {} }
final class A {
    private let subject = Box<Int>
//                        ^ error: expected member name or initializer call after type name
    func f() { subject.go(1) }
//             ^ error: instance member 'go' cannot be used on type 'Box<Int>'
}
