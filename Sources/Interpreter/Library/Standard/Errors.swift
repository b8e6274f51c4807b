import Foundation

/// What Foundation says of an error: its own text where it is localized, else its type and code.
func localizedDescription(_ error: Value, _ runtime: Runtime) -> String {
  if let native = error.payload(NSErrorValue.self) { return native.localizedDescription }
  if let text = requirementValue("LocalizedError", "errorDescription", of: error, runtime)?.asOptional {
    return text.asString
  }
  if case .native(let box) = error, let native = box.payload as? any LocalizedError, let text = native.errorDescription
  {
    return text
  }
  if let native = error.payload(DecodingFailure.self) { return native.localizedDescription }
  if case .native(let box) = error {
    if let native = box.payload as? CocoaError { return native.localizedDescription }
    if let native = box.payload as? URLError { return native.localizedDescription }
  }
  return "The operation could not be completed. (\(errorDomain(error, runtime)) error \(errorCode(error, runtime)).)"
}

/// The value of a property that a protocol asks for, where the type has written it; nil where it does not conform.
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
  if let decl = runtime.nominal(of: error) { return (decl.isNative ? "Swift." : "main.") + decl.name }
  return "Error"
}

/// Swift numbers an enum's cases with those that carry values first.
func errorCode(_ error: Value, _ runtime: Runtime) -> Int {
  if let code = requirementValue("CustomNSError", "errorCode", of: error, runtime) { return code.toInt }
  guard case .enumeration(let instance) = error else { return 1 }
  if case .int(let raw)? = instance.enumCase.rawValue { return raw }
  let cases = instance.decl.cases
  let ordered = cases.filter { !$0.payload.isEmpty } + cases.filter { $0.payload.isEmpty }
  return ordered.firstIndex { $0 === instance.enumCase } ?? 0
}

/// Foundation's error class as a value.
struct NSErrorValue: Error, Hashable, CustomStringConvertible, @unchecked Sendable {
  let domain: String
  let code: Int
  let userInfo: [Value: Value]

  var localizedDescription: String {
    if case .string(let text)? = userInfo[.string(NSLocalizedDescriptionKey)] { return text }
    return "The operation could not be completed. (\(domain) error \(code).)"
  }
  var description: String {
    let information =
      userInfo.isEmpty
      ? ""
      : "UserInfo={" + userInfo.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: ", ") + "}"
    return "Error Domain=\(domain) Code=\(code) \"(null)\"\(information)"
  }
}

func declareErrors(_ module: NativeModule) {
  module.type("class NSError: Error, Hashable, CustomStringConvertible", represents: NSErrorValue.self)
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
  members.unary("var description: String { get }") { .string($0.description) }
  module.extend("extension NSError", members)
  var keys: [NativeMember] = []
  keys.nullary("var NSLocalizedDescriptionKey: String { get }") { .string(NSLocalizedDescriptionKey) }
  keys.nullary("var NSUnderlyingErrorKey: String { get }") { .string(NSUnderlyingErrorKey) }
  keys.nullary("var NSURLErrorDomain: String { get }") { .string(NSURLErrorDomain) }
  keys.nullary("var NSCocoaErrorDomain: String { get }") { .string(NSCocoaErrorDomain) }
  module.global(keys)
}
