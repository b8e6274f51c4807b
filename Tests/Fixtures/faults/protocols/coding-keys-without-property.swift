struct Order: Codable {
//     ^ error: type 'Order' does not conform to protocol 'Decodable'
//     ^ error: type 'Order' does not conform to protocol 'Encodable'
  let id: Int
  let lines: [Int]
  enum CodingKeys: String, CodingKey { case id, items }
}
struct Line: Encodable {
//     ^ error: type 'Line' does not conform to protocol 'Encodable'
  let sku: String
  enum CodingKeys: String, CodingKey { case sku, count }
}
