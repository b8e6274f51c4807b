import Foundation
struct A: Codable { let b: B; let n: Int }
//     ^ error: type 'A' does not conform to protocol 'Decodable'
//     ^ error: type 'A' does not conform to protocol 'Encodable'
struct B { let x: Int }
let d = try JSONDecoder().decode(A.self, from: "x")
//                                             ^ error: cannot convert value of type 'String' to expected argument type 'Data'
let e = JSONDecoder().decode(A.self, from: Data())
//      ^ error: call can throw but is not marked with 'try'
let s: String = try JSONEncoder().encode(d)
//                                ^ error: cannot convert value of type 'Data' to specified type 'String'
