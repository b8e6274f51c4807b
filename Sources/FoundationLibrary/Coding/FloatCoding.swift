import Types
import Execution
import Foundation

/// Treatment of numbers that JSON does not have: an error, or strings that represent them.
enum FloatStrategy: Sendable {
  case refused
  /// A number as it is, which property lists have.
  case native
  case words(positiveInfinity: String, negativeInfinity: String, nan: String)

  /// Returns the number in the form of the text.
  func text(_ number: any BinaryFloatingPoint, in place: JSONWriting) throws -> JSONNode.Content {
    let value = Double(number)
    if case .native = self { return .leaf(value) }
    if value.isFinite {
      let text = "\(number)"
      return .literal(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
    }
    guard case .words(let positive, let negative, let nan) = self else {
      let name = "\(type(of: number))"
      throw EncodingFailure(
        number is Float ? .boxed(Float(value)) : .double(value), place.path,
        "Unable to encode \(name).\(number) directly in JSON.", place.runtime)
    }
    return .leaf(value.isNaN ? nan : value > 0 ? positive : negative)
  }

  func number(_ word: String) -> Double? {
    guard case .words(let positive, let negative, let nan) = self else { return nil }
    return switch word {
    case positive: .infinity
    case negative: -.infinity
    case nan: .nan
    default: nil
    }
  }
}

func declareFloatStrategies(_ module: NativeModule) {
  module.type("struct _JSONFloatDecodingStrategy", represents: FloatStrategy.self)
  module.type("struct _JSONFloatEncodingStrategy")
  for (type, name) in [
    ("_JSONFloatDecodingStrategy", "convertFromString"), ("_JSONFloatEncodingStrategy", "convertToString"),
  ] {
    var members: [NativeMember] = []
    members.nullary("static var `throw`: \(type) { get }") { .boxed(FloatStrategy.refused) }
    members.ternary(
      "static func \(name)(positiveInfinity: String, negativeInfinity: String, nan: String) -> \(type)"
    ) {
      .boxed(FloatStrategy.words(positiveInfinity: $0.toText, negativeInfinity: $1.toText, nan: $2.toText))
    }
    module.extend("extension \(type)", members)
  }
}
