import Execution
import Foundation
import Types

/// Decoding of the library's own types.
extension JSONReading {
  private typealias Reader =
    @Sendable (_ place: JSONReading, _ wanted: NominalDecl, _ arguments: [Type]) throws -> Value

  func decodeNative(_ decl: NominalDecl, _ arguments: [Type], _ type: Type) throws -> Value {
    if decl.isOptional { return isNull ? .none : .wrapped(try decode(arguments[0])) }
    if isNull, !Self.readsNull.contains(decl.name) { throw missing(type) }
    return try (Self.readers[decl.name] ?? Self.integer)(self, decl, arguments)
  }

  /// Types whose readers say themselves what is missing where there is a null.
  private static let readsNull: Set = ["Array", "Bool", "ClosedRange", "Dictionary", "Range", "Set", "UUID"]

  /// Readers by type name; all other decodable types are integers.
  private static let readers: [String: Reader] = [
    "Array": { place, _, arguments in .array(try place.elements(arguments[0])) },
    "Set": { place, _, arguments in .set(Set(try place.elements(arguments[0]))) },
    "Dictionary": { place, _, arguments in .dictionary(try place.dictionary(of: arguments[0], arguments[1])) },
    "Range": { place, wanted, arguments in
      let bounds = try place.bounds(wanted, arguments[0])
      return .boxed(HalfOpenRange(bounds.lower, bounds.upper))
    },
    "ClosedRange": { place, wanted, arguments in
      let bounds = try place.bounds(wanted, arguments[0])
      return .boxed(FullRange(bounds.lower, bounds.upper))
    },
    "String": { place, _, _ in .string(try place.text()) },
    "Bool": { place, _, _ in
      guard let number = place.json as? NSNumber, isBoolean(number) else { throw place.mismatch("Bool") }
      return .bool(number.boolValue)
    },
    "Double": floatingPoint,
    "Float": floatingPoint,
    "CGFloat": floatingPoint,
    "Decimal": { place, wanted, _ in .boxed(try place.number(wanted).decimalValue) },
    "URL": { place, _, _ in
      guard let url = URL(string: try place.text()) else { throw place.corrupted("Invalid URL string.") }
      return .boxed(url)
    },
    "UUID": { place, _, _ in
      guard let id = UUID(uuidString: try place.text()) else {
        throw place.corrupted("Attempted to decode UUID from invalid UUID string.")
      }
      return .boxed(id)
    },
    "Date": { place, _, _ in try place.decoder.dates.date(in: place) },
    "DateInterval": { place, _, _ in
      let start = try place.decoder.dates.date(in: place.required(.boxed(JSONKey("start"))))
      let duration = try place.required(.boxed(JSONKey("duration"))).decode(place.runtime.universe.double).toDouble
      guard duration >= 0 else { throw place.corrupted("a DateInterval cannot end before it starts") }
      return .boxed(DateInterval(start: start.payload(Date.self) ?? Date(), duration: duration))
    },
    "Data": { place, _, _ in
      switch place.decoder.data.form {
      case .native:
        guard let data = place.json as? Data else { throw place.mismatch("Data") }
        return .boxed(data)
      case .list:
        return .boxed(Data(try place.list().map { UInt8(truncatingIfNeeded: ($0 as? NSNumber)?.intValue ?? 0) }))
      case .base64:
        guard let data = Data(base64Encoded: try place.text()) else {
          throw place.corrupted("Encountered Data is not valid Base64.")
        }
        return .boxed(data)
      }
    },
    "IndexPath": { place, _, _ in
      let indexes = try place.required(.boxed(JSONKey("indexes"))).list()
      return .boxed(IndexPath(indexes: indexes.map { ($0 as? NSNumber)?.intValue ?? 0 }))
    },
    "DateComponents": foundation(DateComponents.self),
    "TimeZone": foundation(TimeZone.self),
    "Locale": foundation(Locale.self),
    "Calendar": foundation(Calendar.self),
    "CharacterSet": foundation(CharacterSet.self),
    "IndexSet": foundation(IndexSet.self),
    "URLComponents": foundation(URLComponents.self),
    "CGPoint": foundation(CGPoint.self),
    "CGSize": foundation(CGSize.self),
    "CGRect": foundation(CGRect.self),
    "SortOrder": foundation(SortOrder.self),
  ]

  /// Returns a reader for a value that Foundation reads itself.
  private static func foundation<Wanted: Decodable & Sendable>(_ type: Wanted.Type) -> Reader {
    { place, wanted, _ in
      do {
        let text = try JSONSerialization.data(withJSONObject: place.json, options: .fragmentsAllowed)
        return .boxed(try JSONDecoder().decode(type, from: text))
      } catch DecodingError.keyNotFound(let key, _) {
        throw DecodingFailure(
          .keyNotFound(key: .boxed(JSONKey(key.stringValue)), name: key.stringValue), place.path,
          "No value associated with key \(key.stringValue).", place.runtime)
      } catch DecodingError.dataCorrupted(let context) {
        throw place.corrupted(context.debugDescription)
      } catch {
        throw place.mismatch(wanted.name)
      }
    }
  }

  private static let floatingPoint: Reader = { place, wanted, _ in
    if let word = place.json as? String, let number = place.decoder.floats.number(word) {
      return numberLiteral(number, typeName: wanted.name)
    }
    return numberLiteral(try place.number(wanted).doubleValue, typeName: wanted.name)
  }

  private static let integer: Reader = { place, wanted, _ in
    guard let exact = Int(exactly: try place.number(wanted).doubleValue) else { throw notJSON(place.runtime) }
    let value = numberLiteral(exact, typeName: wanted.name)
    // A smaller type has truncated the value.
    if value.toInt != exact { throw notJSON(place.runtime) }
    return value
  }

  private static func notJSON(_ runtime: Runtime) -> DecodingFailure {
    DecodingFailure(.dataCorrupted, [], "The given data was not valid JSON.", runtime)
  }

  private func text() throws -> String {
    if isNull { throw missing(runtime.universe.string) }
    guard let text = json as? String else { throw mismatch("String") }
    return text
  }

  private func number(_ wanted: NominalDecl) throws -> NSNumber {
    guard let number = json as? NSNumber, !isBoolean(number) else { throw mismatch(wanted.name) }
    return number
  }

  /// Returns the places of a list's elements.
  private func places() throws -> [JSONReading] {
    try list().enumerated().map { at($1, .boxed(JSONKey($0))) }
  }

  private func elements(_ type: Type) throws -> [Value] { try places().map { try $0.decode(type) } }

  private func bounds(_ wanted: NominalDecl, _ type: Type) throws -> (lower: Value, upper: Value) {
    let bounds = try elements(type)
    guard bounds.count > 1, !bounds[1].isLess(than: bounds[0]) else {
      throw corrupted("Cannot initialize \(wanted.name) with a lowerBound greater than upperBound")
    }
    return (bounds[0], bounds[1])
  }

  /// Decodes a dictionary: keys with names are keys of the text; others alternate with their values.
  private func dictionary(of keyType: Type, _ type: Type) throws -> ValueTable {
    var result: ValueTable = [:]
    let keyName = keyType.nativeName
    if runtime.isCodingKeyRepresentable(keyType) {
      for (name, value) in try object() {
        let place = at(value, .boxed(JSONKey(name)))
        guard let key = try runtime.dictionaryKey(named: name, of: keyType) else {
          throw place.corrupted("Could not convert key to type \(keyType)")
        }
        result[key] = try place.decode(type)
      }
      return result
    }
    guard keyName == "String" || keyName == "Int" else {
      let places = try places()
      guard places.count.isMultiple(of: 2) else {
        throw corrupted("Expected collection of key-value pairs; encountered odd-length array instead.")
      }
      for index in stride(from: 0, to: places.count, by: 2) {
        result[try places[index].decode(keyType)] = try places[index + 1].decode(type)
      }
      return result
    }
    for (key, value) in try object() {
      let name: Value = keyName == "Int" ? Int(key).map { .int($0) } ?? .string(key) : .string(key)
      result[name] = try at(value, .boxed(JSONKey(key))).decode(type)
    }
    return result
  }
}
