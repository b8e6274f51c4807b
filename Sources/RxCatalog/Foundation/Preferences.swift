import RxBindings
import Types
import Execution
import Foundation
import Rx

/// `UserDefaults`: values last as long as the session, since the program may not write files.
final class PreferencesValue: @unchecked Sendable {
  // Unchecked because the values are reached under `lock`.
  private let lock = NSLock()
  private var values: [String: Value] = [:]
  private var registered: [String: Value] = [:]
  private static let making = NSLock()

  static var standard: PreferencesValue {
    making.withLock {
      let values = Environments.current.values
      if let known = values[PreferencesValue.self, as: PreferencesValue.self] { return known }
      let preferences = PreferencesValue()
      values[PreferencesValue.self, as: PreferencesValue.self] = preferences
      return preferences
    }
  }

  subscript(key: String) -> Value? {
    get { lock.withLock { values[key] ?? registered[key] } }
    set {
      // Dropped outside of the lock: it may hold the last reference to something.
      let dropped = lock.withLock { () -> Value? in
        defer { values[key] = newValue }
        return values[key]
      }
      withExtendedLifetime(dropped) {}
    }
  }

  func register(_ defaults: [String: Value]) { lock.withLock { registered.merge(defaults) { $1 } } }
  var all: [String: Value] { lock.withLock { registered.merging(values) { $1 } } }
}

extension FoundationCatalog {
  static func addPreferences(to module: NativeModule) {
    module.type("class UserDefaults", represents: PreferencesValue.self)
    var members: [NativeMember] = []
    members.nullary("static var standard: UserDefaults { get }") { .object(PreferencesValue.standard) }
    members.general("init?(suiteName: String?)") { _ in .wrapped(.object(PreferencesValue())) }
    addReading(&members)
    members.general("func set(_ value: Any?, forKey defaultName: String)") { call in
      try call.native(0, as: PreferencesValue.self)[call.string(2)] = call[1].asOptional
      return .void
    }
    members.general("func removeObject(forKey defaultName: String)") { call in
      try call.native(0, as: PreferencesValue.self)[call.string(1)] = nil
      return .void
    }
    members.general("func register(defaults: [String: Any])") { call in
      let pairs = call[1].asDictionary.map { ($0.asString, $1) }
      try call.native(0, as: PreferencesValue.self).register(Dictionary(pairs, uniquingKeysWith: { $1 }))
      return .void
    }
    members.general("func dictionaryRepresentation() -> [String: Any]") { call in
      let all = try call.native(0, as: PreferencesValue.self).all
      return .dictionary(ValueTable(all.map { (.string($0), $1) }, uniquingKeysWith: { $1 }))
    }
    members.general("@discardableResult func synchronize() -> Bool") { _ in .bool(true) }
    module.extend("extension UserDefaults", members)
  }

  private static func addReading(_ members: inout [NativeMember]) {
    members.general("func object(forKey defaultName: String) -> Any?") { .optional(try value($0)) }
    members.general("func value(forKey key: String) -> Any?") { .optional(try value($0)) }
    members.general("func string(forKey defaultName: String) -> String?") { call in
      switch try value(call) {
      case .string(let text)?: .wrapped(.string(text))
      case .int(let number)?: .wrapped(.string(String(number)))
      case .double(let number)?: .wrapped(.string(NSNumber(value: number).stringValue))
      default: .none
      }
    }
    members.general("func integer(forKey defaultName: String) -> Int") { call in
      switch try value(call) {
      case .int(let number)?: .int(number)
      case .double(let number)?: .int(Int(exactly: number.rounded(.towardZero)) ?? 0)
      case .bool(let flag)?: .int(flag ? 1 : 0)
      case .string(let text)?: .int((text as NSString).integerValue)
      default: .int(0)
      }
    }
    members.general("func double(forKey defaultName: String) -> Double") { call in
      switch try value(call) {
      case .int(let number)?: .double(Double(number))
      case .double(let number)?: .double(number)
      case .bool(let flag)?: .double(flag ? 1 : 0)
      case .string(let text)?: .double((text as NSString).doubleValue)
      default: .double(0)
      }
    }
    members.general("func bool(forKey defaultName: String) -> Bool") { call in
      switch try value(call) {
      case .bool(let flag)?: .bool(flag)
      case .int(let number)?: .bool(number != 0)
      case .double(let number)?: .bool(number != 0)
      case .string(let text)?: .bool((text as NSString).boolValue)
      default: .bool(false)
      }
    }
    for (name, type) in [
      ("array", "[Any]"), ("stringArray", "[String]"), ("dictionary", "[String: Any]"), ("data", "Data"),
      ("url", "URL"),
    ] {
      members.general("func \(name)(forKey defaultName: String) -> \(type)?") { call in
        guard let value = try value(call) else { return .none }
        switch (name, value) {
        case ("array", .array), ("dictionary", .dictionary): return .wrapped(value)
        case ("stringArray", .array(let elements)):
          let areTexts = elements.allSatisfy { if case .string = $0 { true } else { false } }
          return areTexts ? .wrapped(value) : .none
        case ("data", _): return value.native(as: Data.self) == nil ? .none : .wrapped(value)
        case ("url", _): return value.native(as: URL.self) == nil ? .none : .wrapped(value)
        default: return .none
        }
      }
    }
  }

  private static func value(_ call: NativeCall) throws -> Value? {
    try call.native(0, as: PreferencesValue.self)[call.string(1)]
  }
}
