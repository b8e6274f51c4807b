protocol Defaultable { static var defaultValue: Self { get }; init() }
extension Int: Defaultable { static var defaultValue: Int { 42 } }
extension String: Defaultable { static var defaultValue: String { "none" } }
func make<T: Defaultable>(_ type: T.Type) -> (T, T) { (T.defaultValue, T()) }
print(make(Int.self), make(String.self))
