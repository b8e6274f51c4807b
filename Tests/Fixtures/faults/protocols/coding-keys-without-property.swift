struct Movie: Decodable {
//     ^ error: type 'Movie' does not conform to protocol 'Decodable'
  let title: String
  let ratings: [Double]
  enum CodingKeys: String, CodingKey {
    case title
    case scores
  }
}
