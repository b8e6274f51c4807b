import RxBindings
import Execution
import Foundation
import Types

/// Recorded form of a value: the value if it is small and no part of it has an identity, else a description that is
/// made without running code of the program. So recording keeps nothing alive and prints nothing.
enum RecordedValue {
  /// A recorded value with its approximate size in bytes.
  struct Kept {
    let value: Value
    let isText: Bool
    let bytes: Int
  }

  /// The most that one value may take.
  private static let largest = 1024

  static func keep(_ payload: RecordedPayload) -> Kept {
    switch payload {
    case .none: return Kept(value: .void, isText: true, bytes: 0)
    case .value(let value): return keep(value)
    case .error(let error):
      if let thrown = error as? ThrownValue { return keep(thrown.value) }
      return text(DisplayText.line(String(reflecting: error)))
    case .text(let string): return text(string)
    }
  }

  private static func keep(_ value: Value) -> Kept {
    switch value {
    case .int, .bool, .double, .void, .none: return Kept(value: value, isText: false, bytes: 0)
    case .string(let string) where string.utf8.count <= largest:
      return Kept(value: value, isText: false, bytes: string.utf8.count)
    default:
      var size = 0
      if isPlain(value, &size) { return Kept(value: value, isText: false, bytes: size) }
      return text(describe(value))
    }
  }

  private static func text(_ string: String) -> Kept {
    Kept(value: .string(string), isText: true, bytes: string.utf8.count)
  }

  /// Returns true if a value is small and consists of values only; adds its size in bytes to `size`.
  private static func isPlain(_ value: Value, _ size: inout Int) -> Bool {
    size += 16
    if size > largest { return false }
    switch value {
    case .void, .bool, .int, .double, .none, .metatype: return true
    case .string(let string):
      size += string.utf8.count
      return size <= largest
    case .character(let character):
      size += character.utf8.count
      return true
    case .some(let box): return isPlain(box.value, &size)
    case .tuple(let tuple): return tuple.elements.allSatisfy { isPlain($0, &size) }
    case .array(let elements): return elements.allSatisfy { isPlain($0, &size) }
    case .set(let elements): return elements.allSatisfy { isPlain($0, &size) }
    case .dictionary(let elements): return elements.allSatisfy { isPlain($0.key, &size) && isPlain($0.value, &size) }
    case .structure(let instance): return instance.fields.allSatisfy { isPlain($0, &size) }
    case .enumeration(let instance): return instance.payload.allSatisfy { isPlain($0, &size) }
    case .native(let box):
      let payload = box.payload
      return payload is any BinaryInteger || payload is any BinaryFloatingPoint || payload is Date || payload is UUID
        || payload is Decimal || payload is any Error
    case .object, .function: return false
    }
  }

  // MARK: Without the program's code

  /// Returns a shortened description in Swift's form, without descriptions that the program implements.
  static func describe(_ value: Value) -> String {
    var text = ""
    describe(value, into: &text)
    return DisplayText.line(text)
  }

  private static let longest = 200

  private static func describe(_ value: Value, into text: inout String) {
    if text.utf8.count > longest { return }
    switch value {
    case .object(let object):
      if let instance = object as? ClassInstance {
        text += instance.decl.name
      } else {
        // A stream is named after the call that made it.
        text += StreamName.of(value)?.label ?? name(of: type(of: object))
      }
    case .function: text += "(Function)"
    case .native(let box):
      var size = 0
      if isPlain(value, &size) {
        text += String(reflecting: box.payload)
      } else {
        text += StreamName.of(value)?.label ?? name(of: box.payloadType)
      }
    case .some(let box):
      text += "Optional("
      describe(box.value, into: &text)
      text += ")"
    case .tuple(let tuple): describe(tuple.elements, tuple.labels, "(", ")", into: &text)
    case .array(let elements): describe(elements.prefix(longest), [], "[", "]", into: &text)
    case .set(let elements): describe(elements.prefix(longest), [], "Set([", "])", into: &text)
    case .dictionary(let elements):
      text += "["
      for (key, value) in elements.prefix(longest) {
        if text.last != "[" { text += ", " }
        describe(key, into: &text)
        text += ": "
        describe(value, into: &text)
      }
      text += "]"
    case .structure(let instance):
      text += instance.decl.name
      describe(instance.fields, instance.decl.storedProperties.map(\.name), "(", ")", into: &text)
    case .enumeration(let instance):
      text += instance.enumCase.name
      if !instance.payload.isEmpty {
        describe(instance.payload, instance.enumCase.payload.map(\.label), "(", ")", into: &text)
      }
    case .string(let string): text += string.prefix(longest).debugDescription
    default: text += value.debugDescription
    }
  }

  private static func describe(
    _ values: some Sequence<Value>, _ labels: [String?], _ open: String, _ close: String, into text: inout String
  ) {
    text += open
    for (index, value) in values.enumerated() {
      if text.utf8.count > longest { break }
      if index > 0 { text += ", " }
      if index < labels.count, let label = labels[index] { text += "\(label): " }
      describe(value, into: &text)
    }
    text += close
  }

  /// `PublishSubject` of the library's `PublishSubject<Value>`.
  private static func name(of type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }
}
