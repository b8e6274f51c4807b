/// Integer literals as they are written.
package enum IntegerLiteral {
  /// Returns the value of the digits; nil if no integer type can represent it.
  package static func value(_ digits: String) -> Int128? {
    let plain = withoutSeparators(digits)
    if plain.hasPrefix("0x") { return Int128(plain.dropFirst(2), radix: 16) }
    if plain.hasPrefix("0b") { return Int128(plain.dropFirst(2), radix: 2) }
    if plain.hasPrefix("0o") { return Int128(plain.dropFirst(2), radix: 8) }
    return Int128(plain)
  }

  /// Returns the value of an integer literal with or without a sign; nil for another expression.
  package static func signedValue(of expr: Expr) -> Int128? {
    switch expr.kind {
    case .integerLiteral(let digits): value(digits)
    case .prefixOperator("-", let operand): signedValue(of: operand).map { -$0 }
    default: nil
    }
  }

  /// `1_000` as `1000`: most have no separators, and looking for them as text takes longer than all the rest.
  package static func withoutSeparators(_ digits: String) -> String {
    digits.utf8.contains(UInt8(ascii: "_")) ? digits.filter { $0 != "_" } : digits
  }
}
