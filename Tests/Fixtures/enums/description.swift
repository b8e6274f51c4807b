enum A { case x, y(Int), z(a: Int, b: String), w(String?) }
print(A.x, A.y(1), A.z(a: 1, b: "q"), A.w(nil), A.w("s"))
print([A.x, .y(2)], Optional(A.x) as Any)
debugPrint(A.x, A.z(a: 1, b: "t"))
enum B: String, CustomStringConvertible { case one; var description: String { "B:\(rawValue)" } }
print(B.one, [B.one])
