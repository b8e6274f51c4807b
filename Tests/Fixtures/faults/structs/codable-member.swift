struct Reply: Codable {
//     ^ error: type 'Reply' does not conform to protocol 'Decodable'
//     ^ error: type 'Reply' does not conform to protocol 'Encodable'
  var code: Int
  var body: Body
}
struct Body {}
