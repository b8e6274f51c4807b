struct Article: Codable {
//     ^ error: type 'Article' does not conform to protocol 'Decodable'
//     ^ error: type 'Article' does not conform to protocol 'Encodable'
  var title: String
  var author: Xylophonist
//            ^ error: cannot find type 'Xylophonist' in scope
}
