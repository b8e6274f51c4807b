import Foundation
struct B { let x: Int }
struct A: Codable { let b: B; let n: Int }
//     ^ error: type 'A' does not conform to protocol 'Decodable'
//     ^ error: type 'A' does not conform to protocol 'Encodable'
let d = try JSONDecoder().decode(A.self, from: "x")
//                                             ^ error: cannot convert value of type 'String' to expected argument type 'Data'
let e = try JSONDecoder().decode(B.self, from: Data())
//                        ^ error: instance method 'decode(_:from:)' requires that 'B' conform to 'Decodable'
