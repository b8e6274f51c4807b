import RxBindings
import Controls
import Execution
import Foundation

/// A Swift type of the controls' properties, between the library and the program.
protocol ScriptConvertible: SendableMetatype {
  static func fromScriptValue(_ value: Value) throws -> Self
  var scriptValue: Value { get }
}

extension Bool: ScriptConvertible {
  static func fromScriptValue(_ value: Value) -> Bool { value.asBool }
  var scriptValue: Value { .bool(self) }
}

extension Int: ScriptConvertible {
  static func fromScriptValue(_ value: Value) -> Int { value.asInt }
  var scriptValue: Value { .int(self) }
}

extension Double: ScriptConvertible {
  static func fromScriptValue(_ value: Value) -> Double { value.asDouble }
  var scriptValue: Value { .double(self) }
}

extension CGFloat: ScriptConvertible {
  static func fromScriptValue(_ value: Value) -> CGFloat { CGFloat(value.asDouble) }
  var scriptValue: Value { .double(Double(self)) }
}

extension Float: ScriptConvertible {
  static func fromScriptValue(_ value: Value) throws -> Float { try value.unboxed() }
  var scriptValue: Value { .boxed(self) }
}

extension String: ScriptConvertible {
  static func fromScriptValue(_ value: Value) -> String { value.asString }
  var scriptValue: Value { .string(self) }
}

extension Optional: ScriptConvertible where Wrapped: ScriptConvertible {
  static func fromScriptValue(_ value: Value) throws -> Wrapped? {
    try value.asOptional.map { try Wrapped.fromScriptValue($0) }
  }
  var scriptValue: Value { .optional(map(\.scriptValue)) }
}

extension Array: ScriptConvertible where Element: ScriptConvertible {
  static func fromScriptValue(_ value: Value) throws -> [Element] {
    try value.asArray.map { try Element.fromScriptValue($0) }
  }
  var scriptValue: Value { .array(map(\.scriptValue)) }
}

extension CGRect: ScriptConvertible {
  static func fromScriptValue(_ value: Value) throws -> CGRect { try value.unboxed() }
  var scriptValue: Value { .boxed(self) }
}

extension IndexPath: ScriptConvertible {
  static func fromScriptValue(_ value: Value) throws -> IndexPath { try value.unboxed() }
  var scriptValue: Value { .boxed(self) }
}

extension UIControlEvents: ScriptConvertible {
  static func fromScriptValue(_ value: Value) throws -> UIControlEvents { try value.unboxed() }
  var scriptValue: Value { .boxed(self) }
}

extension UIControlState: ScriptConvertible {
  static func fromScriptValue(_ value: Value) throws -> UIControlState { try value.unboxed() }
  var scriptValue: Value { .boxed(self) }
}

extension UIColor: ScriptConvertible {}
extension UIResponder: ScriptConvertible {}
extension UIAlertAction: ScriptConvertible {}

extension ScriptConvertible where Self: AnyObject {
  static func fromScriptValue(_ value: Value) throws -> Self { try value.unboxed() }
  var scriptValue: Value { .object(self) }
}

/// Enums without payloads, by the order of their cases.
protocol ScriptCases: ScriptConvertible, Equatable {
  static var cases: [Self] { get }
}

extension ScriptCases {
  static func fromScriptValue(_ value: Value) throws -> Self {
    guard let index = value.enumCase?.index, cases.indices.contains(index) else {
      throw Trap.fault("expected a case of '\(Self.self)', found \(value.debugDescription)")
    }
    return cases[index]
  }

  /// Cases need the program's declaration; `NativeCall.value(ofCase:)` makes them.
  var scriptValue: Value { .int(Self.cases.firstIndex(of: self) ?? 0) }
}

extension UITableViewCellStyle: ScriptCases {
  static let cases: [Self] = [.default, .value1, .value2, .subtitle]
}
extension UITableViewCellAccessoryType: ScriptCases {
  static let cases: [Self] = [.none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton]
}
extension UITableViewCellEditingStyle: ScriptCases {
  static let cases: [Self] = [.none, .delete, .insert]
}
extension UIAlertControllerStyle: ScriptCases {
  static let cases: [Self] = [.actionSheet, .alert]
}
extension UIAlertActionStyle: ScriptCases {
  static let cases: [Self] = [.default, .cancel, .destructive]
}

extension NativeCall {
  /// An enum of the controls as the program's.
  func value<Case: ScriptCases>(ofCase value: Case) throws -> Value {
    try ScriptEnum(Case.self, in: runtime).value(Case.cases.firstIndex(of: value) ?? 0)
  }

  /// An argument as a type of the controls.
  func get<Converted: ScriptConvertible>(_ index: Int, as type: Converted.Type = Converted.self) throws -> Converted {
    try Converted.fromScriptValue(self[index])
  }
}
