import Foundation
struct A: Codable { var id: Int; var d: Date? }
struct B: Codable { var a: [A] }
func t<T: Decodable>(_ s: String, _ type: T.Type) { do { print(try JSONDecoder().decode(T.self, from: Data(s.utf8))) } catch { print(error) ; print(error.localizedDescription)} }
t("{}", A.self)
t("{\"a\":[{\"id\":1},{\"id\":\"x\"}]}", B.self)
t("{\"a\":[{\"id\":1},{}]}", B.self)
t("{\"a\":[{\"id\":1.5}]}", B.self)
t("{\"id\":null}", A.self)
t("[1,2", A.self)
t("nope", A.self)
t("[300]", [UInt8].self)
t("[true]", [Int].self)
enum K: String, Codable { case a }
t("[\"b\"]", [K].self)
enum P: Codable { case one(Int), two(x: Int, y: String), three }
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]
print(String(data: try e.encode([P.one(1), .two(x: 1, y: "s"), .three]), encoding: .utf8)!)
t("[{\"one\":{\"_0\":4}},{\"three\":{}}]", [P].self)
e.outputFormatting = [.sortedKeys, .prettyPrinted]
print(String(data: try e.encode(["a": [1.5, 2]]), encoding: .utf8)!)
