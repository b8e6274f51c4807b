import Execution
import Foundation
import Types

/// Returns Foundation's text for an error: its own where it is localized, else its type and code.
package func localizedDescription(_ error: Value, _ runtime: Runtime) -> String {
  if let native = error.payload(NSErrorValue.self) { return native.localizedDescription }
  if !isOwnNSError(error, runtime),
    let text = requirementValue("LocalizedError", "errorDescription", of: error, runtime)?.asOptional
  {
    return text.asString
  }
  if case .native(let box) = error, let native = box.payload as? any LocalizedError, let text = native.errorDescription
  {
    return text
  }
  if case .native(let box) = error {
    if let native = box.payload as? CocoaError { return native.localizedDescription }
    if let native = box.payload as? URLError { return native.localizedDescription }
  }
  // A reason that the error gives, or its domain and number.
  return nsError(error, runtime).localizedDescription
}

/// Returns the value of a protocol's property in the program's type; nil if it does not conform.
func requirementValue(_ proto: String, _ name: String, of value: Value, _ runtime: Runtime) -> Value? {
  guard let decl = runtime.nominal(of: value), !decl.isNative, let proto = runtime.universe.nominal(proto),
    runtime.universe.conforms(.nominal(decl, decl.allGenerics.map { .parameter($0) }), to: proto)
  else { return nil }
  for case .variable(let variable) in proto.protocolRequirements where variable.name == name {
    guard let getter = variable.getter, let witness = runtime.universe.witness(for: getter, in: decl),
      !witness.isRequirement
    else { return nil }
    let receiver: [Value] = variable.isStatic ? [] : [value]
    return try? runtime.lowering.call(witness, typeArguments: runtime.typeArguments(of: value), arguments: receiver)
  }
  return nil
}

func errorDomain(_ error: Value, _ runtime: Runtime) -> String {
  if let domain = requirementValue("CustomNSError", "errorDomain", of: error, runtime) { return domain.asString }
  if let decl = runtime.nominal(of: error) { return decl.module + "." + decl.name }
  return "Error"
}

/// Swift numbers an enum's cases with those that carry values first.
func errorCode(_ error: Value, _ runtime: Runtime) -> Int {
  if let code = requirementValue("CustomNSError", "errorCode", of: error, runtime) { return code.toInt }
  guard case .enumeration(let instance) = error else { return 1 }
  if case .integer(let raw)? = instance.enumCase.rawValue { return raw }
  let cases = instance.decl.cases
  let ordered = cases.filter { !$0.payload.isEmpty } + cases.filter { $0.payload.isEmpty }
  return ordered.firstIndex { $0 === instance.enumCase } ?? 0
}

/// Returns an error in the form of Foundation's class: its domain, its code, and its descriptions.
package func nsError(_ error: Value, _ runtime: Runtime) -> NSErrorValue {
  if let known = error.payload(NSErrorValue.self) { return known }
  if case .native(let box) = error, let native = box.payload as? any CustomNSError {
    let bridged = native as NSError
    return NSErrorValue(
      domain: bridged.domain, code: bridged.code, userInfo: [:], ownReason: bridged.localizedFailureReason)
  }
  if let code = codingErrorCode(error, runtime) {
    return NSErrorValue(
      domain: NSCocoaErrorDomain, code: code.rawValue, userInfo: [:],
      ownReason: code == .coderValueNotFound ? "The data is missing." : "The data isn’t in the correct format.")
  }
  var information: ValueTable = [:]
  if isOwnNSError(error, runtime) {
    // Its description as a LocalizedError is ignored then.
    information = requirementValue("CustomNSError", "errorUserInfo", of: error, runtime)?.asDictionary ?? [:]
  } else {
    let texts = [
      ("errorDescription", NSLocalizedDescriptionKey), ("failureReason", NSLocalizedFailureReasonErrorKey),
      ("recoverySuggestion", NSLocalizedRecoverySuggestionErrorKey), ("helpAnchor", NSHelpAnchorErrorKey),
    ]
    for (name, key) in texts {
      if let text = requirementValue("LocalizedError", name, of: error, runtime)?.asOptional {
        information[.string(key)] = text
      }
    }
  }
  return NSErrorValue(domain: errorDomain(error, runtime), code: errorCode(error, runtime), userInfo: information)
}

private func isOwnNSError(_ error: Value, _ runtime: Runtime) -> Bool {
  guard let decl = runtime.nominal(of: error), let proto = runtime.universe.nominal("CustomNSError") else {
    return false
  }
  return runtime.universe.conforms(.nominal(decl, decl.allGenerics.map { .parameter($0) }), to: proto)
}

/// Returns the number that a coder's error has among Cocoa's; nil of other errors.
private func codingErrorCode(_ error: Value, _ runtime: Runtime) -> CocoaError.Code? {
  if error.payload(EncodingFailure.self) != nil { return .coderInvalidValue }
  func code(ofDecoding name: String) -> CocoaError.Code {
    ["keyNotFound", "valueNotFound"].contains(name) ? .coderValueNotFound : .coderReadCorrupt
  }
  if let failure = error.payload(DecodingFailure.self) { return code(ofDecoding: failure.caseAndPayload.name) }
  // One that the program made itself.
  guard case .enumeration(let instance) = error, instance.decl.isNative else { return nil }
  switch instance.decl.name {
  case "EncodingError": return .coderInvalidValue
  case "DecodingError": return code(ofDecoding: instance.enumCase.name)
  default: return nil
  }
}

/// Foundation's error class as a value.
package struct NSErrorValue: Error, Hashable, CustomStringConvertible, @unchecked Sendable {
  let domain: String
  let code: Int
  let userInfo: ValueTable

  /// Description of a bridged error of the library.
  var ownReason: String?

  func matches(_ code: Int, _ domain: String) -> Bool { self.code == code && self.domain == domain }

  func text(_ key: String) -> String? {
    if case .string(let text)? = userInfo[.string(key)] { text } else { nil }
  }

  var failureReason: String? { text(NSLocalizedFailureReasonErrorKey) ?? ownReason }

  var localizedDescription: String {
    text(NSLocalizedDescriptionKey)
      ?? "The operation could not be completed. \(failureReason ?? "(\(domain) error \(code).)")"
  }
  package var description: String {
    let information =
      userInfo.isEmpty
      ? ""
      : "UserInfo={" + userInfo.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: ", ") + "}"
    return "Error Domain=\(domain) Code=\(code) \"\(failureReason ?? "(null)")\"\(information)"
  }
}

func declareErrors(_ module: NativeModule) {
  module.type(
    "class NSError: Error, Hashable, CustomStringConvertible", represents: NSErrorValue.self,
    cast: HostCast { .boxed(nsError($0, $1)) })
  var members: [NativeMember] = []
  members.ternary("init(domain: String, code: Int, userInfo dict: [String: Any]? = nil)") { domain, code, info in
    .boxed(
      NSErrorValue(domain: domain.asString, code: code.toInt, userInfo: info.asOptional?.asDictionary ?? [:]))
  }
  members.unary("var domain: String { get }") { .string($0.payload(NSErrorValue.self)?.domain ?? "") }
  members.unary("var code: Int { get }") { .int($0.payload(NSErrorValue.self)?.code ?? 0) }
  members.unary("var userInfo: [String: Any] { get }") { .dictionary($0.payload(NSErrorValue.self)?.userInfo ?? [:]) }
  members.unary("var localizedDescription: String { get }") {
    .string($0.payload(NSErrorValue.self)?.localizedDescription ?? "")
  }
  members.unary("var localizedFailureReason: String? { get }") {
    $0.payload(NSErrorValue.self)?.failureReason.asValue ?? .none
  }
  members.unary("var localizedRecoverySuggestion: String? { get }") {
    $0.payload(NSErrorValue.self)?.text(NSLocalizedRecoverySuggestionErrorKey).asValue ?? .none
  }
  members.unary("var helpAnchor: String? { get }") {
    $0.payload(NSErrorValue.self)?.text(NSHelpAnchorErrorKey).asValue ?? .none
  }
  members.binary("func isEqual(_ object: Any?) -> Bool") { .bool($0 == ($1.asOptional ?? $1)) }
  members.unary("var description: String { get }") { .string($0.description) }
  module.extend("extension NSError", members)
  var keys: [NativeMember] = []
  keys.nullary("var NSLocalizedDescriptionKey: String { get }") { .string(NSLocalizedDescriptionKey) }
  keys.nullary("var NSUnderlyingErrorKey: String { get }") { .string(NSUnderlyingErrorKey) }
  keys.nullary("var NSLocalizedFailureReasonErrorKey: String { get }") { .string(NSLocalizedFailureReasonErrorKey) }
  keys.nullary("var NSLocalizedRecoverySuggestionErrorKey: String { get }") {
    .string(NSLocalizedRecoverySuggestionErrorKey)
  }
  keys.nullary("var NSHelpAnchorErrorKey: String { get }") { .string(NSHelpAnchorErrorKey) }
  keys.nullary("var NSURLErrorDomain: String { get }") { .string(NSURLErrorDomain) }
  keys.nullary("var NSCocoaErrorDomain: String { get }") { .string(NSCocoaErrorDomain) }
  module.global(keys)
}
