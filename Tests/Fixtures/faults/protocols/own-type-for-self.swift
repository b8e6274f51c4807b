protocol Make { static func make() -> Self }
class Lamp: Make { static func make() -> Lamp { Lamp() } }
//                             ^ error: method 'make()' in non-final class 'Lamp' must return 'Self' to conform to protocol 'Make'
