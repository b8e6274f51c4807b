import Types
import Execution
import Foundation

/// Texts in other letters: `applyingTransform(.toLatin, reverse: false)`.
package func declareTextTransforms(_ module: NativeModule) {
  module.type("struct StringTransform: Hashable, RawRepresentable, Sendable", represents: StringTransform.self)
  var transforms: [NativeMember] = []
  transforms.unary("init(_ rawValue: String)") { .boxed(StringTransform($0.toText)) }
  transforms.unary("init(rawValue: String)") { .boxed(StringTransform(rawValue: $0.toText)) }
  transforms.unary("var rawValue: String { get }") { .string(transform($0).rawValue) }
  transforms.constants(
    "StringTransform",
    [
      ("stripDiacritics", StringTransform.stripDiacritics), ("stripCombiningMarks", .stripCombiningMarks),
      ("toLatin", .toLatin), ("latinToKatakana", .latinToKatakana), ("latinToHiragana", .latinToHiragana),
      ("latinToCyrillic", .latinToCyrillic), ("latinToArabic", .latinToArabic), ("latinToHangul", .latinToHangul),
      ("latinToHebrew", .latinToHebrew), ("latinToThai", .latinToThai), ("hiraganaToKatakana", .hiraganaToKatakana),
      ("mandarinToLatin", .mandarinToLatin), ("fullwidthToHalfwidth", .fullwidthToHalfwidth),
      ("toUnicodeName", .toUnicodeName), ("toXMLHex", .toXMLHex),
    ])
  module.extend("extension StringTransform", transforms)
  var members: [NativeMember] = []
  members.ternary("func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String?") {
    text, kind, isReverse in
    // A character's name is longer than the character.
    try EvaluationThread.current.runtime?.makeRoom(for: text.toText.utf8.count, of: 32)
    return .optional(text.toText.applyingTransform(transform(kind), reverse: isReverse.asBool).map { .string($0) })
  }
  module.extend("extension StringProtocol", members)
}

private func transform(_ value: Value) -> StringTransform { value.payload(StringTransform.self) ?? .toLatin }
