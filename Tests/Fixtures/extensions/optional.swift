extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
extension Optional { var isNil: Bool { self == nil } }
let a: String? = nil, b: String? = "x"
print(a.orEmpty.count, b.orEmpty, a.isNil, b.isNil)
