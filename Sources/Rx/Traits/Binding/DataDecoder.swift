import Foundation

/// Something that decodes values from data, as `JSONDecoder` does.
public protocol DataDecoder {
  /// Decodes a value of a type.
  func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
  /// Decodes each element; what the decoder throws becomes an error.
  ///
  /// ```marble
  /// source   -1-2-3-|
  /// source.map { Data("[\($0)]".utf8) }.decode(type: [Int].self, decoder: JSONDecoder()).map { $0[0] }
  ///          -1-2-3-|
  /// ```
  public func decode<Item: Decodable, Decoder: DataDecoder>(type: Item.Type, decoder: Decoder) -> Observable<Item> {
    map { try decoder.decode(type, from: $0) }
  }
}
