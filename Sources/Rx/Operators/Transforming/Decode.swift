import Foundation

extension ObservableType where Element == Data {
  /// Decodes each element.
  ///
  /// - An error of the decoder ends the sequence.
  public func decode<Item: Decodable, Decoder: DataDecoder>(type: Item.Type, decoder: Decoder) -> Observable<Item> {
    map { try decoder.decode(type, from: $0) }
  }
}

/// Something that decodes values from data.
public protocol DataDecoder {
  /// Decodes a value.
  func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}

extension PropertyListDecoder: DataDecoder {}
