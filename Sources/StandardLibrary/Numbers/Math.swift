import Execution
import Foundation
import Types

/// Global functions of arithmetic: those of Swift and those of the C library.
package func declareMath(_ module: NativeModule) {
  var members: [NativeMember] = []
  for (name, value) in [("M_PI", Double.pi), ("M_E", exp(1)), ("M_LN2", log(2)), ("M_SQRT2", 2.0.squareRoot())] {
    members.nullary("var \(name): Double { get }") { .double(value) }
  }
  members.general("func min<T: Comparable>(_ x: T, _ y: T) -> T") {
    try $0.runtime.isLess($0[1], $0[0]) ? $0[1] : $0[0]
  }
  members.general("func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T") { call in
    var result = call[0]
    for other in [call[1], call[2]] + call[3].asArray where try call.runtime.isLess(other, result) { result = other }
    return result
  }
  members.general("func max<T: Comparable>(_ x: T, _ y: T) -> T") {
    try $0.runtime.isLess($0[1], $0[0]) ? $0[0] : $0[1]
  }
  members.general("func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T") { call in
    var result = call[0]
    for other in [call[1], call[2]] + call[3].asArray where try !call.runtime.isLess(other, result) { result = other }
    return result
  }
  members.general("func abs<T: SignedNumeric & Comparable>(_ x: T) -> T") { call in
    let value = call[0]
    switch value {
    case .structure, .object, .enumeration:
      let type = call.typeArguments.first
      let zero = try call.runtime.lowering.literal(.int(0), "integerLiteral", of: type ?? .any, site: call.site)
      return value.isLess(than: zero) ? try negated(value, type, call.runtime, call.site) : value
    case .int(let number): return .int(number < 0 ? try calculate(.subtract, 0, number) : number)
    case .double(let number): return .double(Swift.abs(number))
    default:
      let zero = try call.runtime.lowering.literal(
        .int(0), "integerLiteral", of: call.typeArguments.first ?? .any, site: call.site)
      return value.isLess(than: zero) ? try negated(value) : value
    }
  }
  let functions: [(String, @Sendable (Double) -> Double)] = [
    ("sqrt", { $0.squareRoot() }), ("cbrt", { Foundation.cbrt($0) }), ("floor", { Foundation.floor($0) }),
    ("ceil", { Foundation.ceil($0) }), ("round", { Foundation.round($0) }), ("trunc", { Foundation.trunc($0) }),
    ("sin", { Foundation.sin($0) }), ("cos", { Foundation.cos($0) }), ("tan", { Foundation.tan($0) }),
    ("asin", { Foundation.asin($0) }), ("acos", { Foundation.acos($0) }), ("atan", { Foundation.atan($0) }),
    ("sinh", { Foundation.sinh($0) }), ("cosh", { Foundation.cosh($0) }), ("tanh", { Foundation.tanh($0) }),
    ("exp", { Foundation.exp($0) }), ("exp2", { Foundation.exp2($0) }), ("log", { Foundation.log($0) }),
    ("log2", { Foundation.log2($0) }), ("log10", { Foundation.log10($0) }), ("fabs", { Swift.abs($0) }),
    ("asinh", { Foundation.asinh($0) }), ("acosh", { Foundation.acosh($0) }), ("atanh", { Foundation.atanh($0) }),
    ("expm1", { Foundation.expm1($0) }), ("log1p", { Foundation.log1p($0) }), ("rint", { Foundation.rint($0) }),
    ("nearbyint", { Foundation.nearbyint($0) }), ("tgamma", { Foundation.tgamma($0) }), ("erf", { Foundation.erf($0) }),
    ("erfc", { Foundation.erfc($0) }), ("logb", { Foundation.logb($0) }),
  ]
  for (name, function) in functions {
    members.unary("func \(name)(_ x: Double) -> Double") { .double(function($0.toDouble)) }
  }
  let singles: [(String, @Sendable (Float) -> Float)] = [
    ("sqrt", { $0.squareRoot() }), ("floor", { $0.rounded(.down) }), ("ceil", { $0.rounded(.up) }),
    ("round", { $0.rounded() }),
  ]
  for (name, function) in singles {
    members.unary("func \(name)(_ x: Float) -> Float") { .boxed(function(Float.from($0))) }
  }
  members.binary("func pow(_ x: Double, _ y: Double) -> Double") { .double(Foundation.pow($0.toDouble, $1.toDouble)) }
  members.binary("func atan2(_ y: Double, _ x: Double) -> Double") {
    .double(Foundation.atan2($0.toDouble, $1.toDouble))
  }
  members.binary("func hypot(_ x: Double, _ y: Double) -> Double") {
    .double(Foundation.hypot($0.toDouble, $1.toDouble))
  }
  members.binary("func fmod(_ x: Double, _ y: Double) -> Double") { .double(Foundation.fmod($0.toDouble, $1.toDouble)) }
  members.append(
    NativeMember(
      "func swap<T>(_ a: inout T, _ b: inout T)",
      .mutatingAll { values, _ in
        values.swapAt(0, 1)
        return .void
      }))
  members.binary("func withoutActuallyEscaping<C, R>(_ closure: C, do body: (C) throws -> R) rethrows -> R") {
    closure, body in
    try body.asFunction.call(closure)
  }
  members.nullary("func arc4random() -> UInt32") { .boxed(UInt32.random(in: 0...UInt32.max)) }
  members.unary("func arc4random_uniform(_ upperBound: UInt32) -> UInt32") { bound in
    let bound = UInt32.from(bound)
    return .boxed(bound == 0 ? 0 : UInt32.random(in: 0..<bound))
  }
  // Without a table of translations the key is the result.
  members.general(
    "func NSLocalizedString(_ key: String, tableName: String? = nil, value: String = \"\", comment: String) -> String"
  ) { call in call[2].asString.isEmpty ? call[0] : call[2] }
  module.global(members)
}
