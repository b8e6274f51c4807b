import Foundation
struct A: Codable { let n: Int }
let d = A(n: 1)
let s: String = try JSONEncoder().encode(d)
//                                ^ error: cannot convert value of type 'Data' to specified type 'String'
let t: String = try! JSONEncoder().encode(d)
//                                 ^ error: cannot convert value of type 'Data' to specified type 'String'
let u: A = try JSONDecoder().decode(String.self, from: Data())
//                           ^ error: cannot convert value of type 'String' to specified type 'A'
