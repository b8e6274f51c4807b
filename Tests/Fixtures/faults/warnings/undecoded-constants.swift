import Foundation
struct Item: Codable { let id = UUID(); var name: String }
//                         ^ warning: immutable property will not be decoded because it is declared with an initial value which cannot be overwritten
struct Place: Decodable { let kind = "place"; let name: String }
//                            ^ warning: immutable property will not be decoded because it is declared with an initial value which cannot be overwritten
struct Named: Codable {
  let id = 3
  var name: String
  enum CodingKeys: String, CodingKey { case name }
}
struct Sent: Encodable { let id = 1 }
