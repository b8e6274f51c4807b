func make<T>(_ type: T.Type, _ f: () -> T) -> String { "\(type): \(f())" }
print(make(Int.self) { 3 }, make(String.self) { "x" })
func cast<T>(_ x: Any, to: T.Type) -> T? { x as? T }
print(cast(1, to: Int.self) as Any, cast(1, to: String.self) as Any, cast([1], to: [Int].self) as Any)
print(Int.self, [String].self, (Int?).self, type(of: "a"))
