import Foundation
protocol P: Decodable { var name: String { get } }
struct A: P { let name: String }
struct B: P { let name: String; let x: Int }
let kinds: [String: any P.Type] = ["a": A.self, "b": B.self]
let d = JSONDecoder()
let a = try d.decode(kinds["a"]!, from: Data(#"{"name":"q"}"#.utf8))
print(a.name)
let b = try d.decode(kinds["b"]!, from: Data(#"{"name":"q","x":3}"#.utf8))
print(b)
