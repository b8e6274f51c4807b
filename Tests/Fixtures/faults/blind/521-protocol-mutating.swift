protocol Toggle { mutating func toggle(); static func make() -> Self; init(n: Int) }
class Lamp: Toggle {
    func toggle() {}
    static func make() -> Lamp { Lamp() }
//              ^ error: method 'make()' in non-final class 'Lamp' must return 'Self' to conform to protocol 'Toggle'
//                                    ^ error: missing argument for parameter 'n' in call
    init(n: Int) {}
//  ^ error: initializer requirement 'init(n:)' can only be satisfied by a 'required' initializer in non-final class 'Lamp'
}
struct S: Toggle { func toggle() {}; func make() -> S { self } }
//     ^ error: type 'S' does not conform to protocol 'Toggle'
