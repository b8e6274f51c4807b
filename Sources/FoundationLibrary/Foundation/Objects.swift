import Execution
import Foundation
import Types

/// Declares `NSObject`, a common base class, and the classes that read its archives.
func declareObjects(_ module: NativeModule) {
  module.type("protocol NSObjectProtocol: AnyObject")
  module.type("open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible", represents: NSObject.self)
  var members: [NativeMember] = []
  members.append(
    NativeMember(
      "init()", .nullary { .object(NSObject()) }, deriving: .object { own, _ in .object(DerivedNSObject(own)) }))
  members.binary("open func isEqual(_ object: Any?) -> Bool") { own, other in
    .bool(try own.unboxed(as: NSObject.self).isEqual(other.plainObject))
  }
  members.unary("open var hash: Int { get }") { .int(try $0.unboxed(as: NSObject.self).hash) }
  members.unary("var hashValue: Int { get }") { .int(try $0.unboxed(as: NSObject.self).hashValue) }
  members.unary("open var description: String { get }") { .string(try $0.unboxed(as: NSObject.self).description) }
  members.unary("open var debugDescription: String { get }") {
    .string(try $0.unboxed(as: NSObject.self).debugDescription)
  }
  members.binary("static func == (lhs: NSObject, rhs: NSObject) -> Bool") { .bool($0 == $1) }
  module.extend("extension NSObject", members)
  module.type("open class NSCoder: NSObject", represents: NSCoder.self)
  declareUniqueness(module)
}

/// Declares the check for a unique reference, which copy-on-write types make before they write.
private func declareUniqueness(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.mutating("func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T) -> Bool") { value, _ in
    var object = taken(from: &value)
    let isUnique = isKnownUniquelyReferenced(&object)
    if let object { value = .object(object) }
    return .bool(isUnique)
  }
  members.mutating("func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T?) -> Bool") { value, _ in
    var box = takenBox(from: &value)
    guard box != nil, isKnownUniquelyReferenced(&box), let box else {
      if let box { value = .some(box) }
      return .bool(false)
    }
    var object = taken(from: &box.value)
    let isUnique = isKnownUniquelyReferenced(&object)
    if let object { box.value = .object(object) }
    value = .some(box)
    return .bool(isUnique)
  }
  module.global(members)
}

extension Value {
  /// The object behind a value that may be optional.
  fileprivate var plainObject: Any? {
    switch self {
    case .object(let object): object
    case .some(let box): box.value.plainObject
    case .none: nil
    default: self
    }
  }
}

/// An object of a class of the program that derives from `NSObject`.
private final class DerivedNSObject: NSObject, DerivedObject, @unchecked Sendable {
  let instance: ClassInstance
  init(_ instance: ClassInstance) {
    self.instance = instance
    super.init()
  }
  deinit { instance.end(with: self) }

  override func isEqual(_ object: Any?) -> Bool {
    let argument: Value =
      switch object {
      case let value as Value: .wrapped(value)
      case let object?: .wrapped(.object(object as AnyObject))
      case nil: .none
      }
    return overridden("isEqual(_:)", argument)?.asBool ?? super.isEqual(object)
  }
  override var hash: Int { overridden(getting: "hash")?.asInt ?? super.hash }
  override var description: String {
    if let text = overridden(getting: "description") { return text.asString }
    // As Foundation writes it, with the name of the program's class.
    let name = Type.nominal(instance.decl, instance.typeArguments).runtimeName(qualified: false)
    return "<\(name): \(Unmanaged.passUnretained(self).toOpaque())>"
  }
  override var debugDescription: String { overridden(getting: "debugDescription")?.asString ?? description }
}

/// Returns the object alone, with no copy of the reference left behind.
private func taken(from value: inout Value) -> AnyObject? {
  guard case .object(let object) = value else { return nil }
  value = .void
  return object
}

private func takenBox(from value: inout Value) -> OptionalBox? {
  guard case .some(let box) = value else { return nil }
  value = .none
  return box
}
