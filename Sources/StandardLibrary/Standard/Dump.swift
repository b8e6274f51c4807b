import Execution
import Types

/// The tree that `dump` draws. Objects and types are numbered, and one that was drawn before is not drawn again.
struct Dump {
  private(set) var text = ""
  private var itemsLeft: Int
  private var seen: [AnyHashable: Int] = [:]
  private let runtime: Runtime

  /// The value is the call's first argument; its name, indent, depth and number of items begin at `first`.
  init(_ call: NativeCall, first: Int) throws {
    runtime = call.runtime
    itemsLeft = call[first + 3].toInt
    let indent = max(0, min(call[first + 1].toInt, 1 << 16))
    try draw(call[0], name: call[first].asOptional?.toText, indent: indent, depth: call[first + 2].toInt)
  }

  private mutating func draw(_ value: Value, name: String?, indent: Int, depth: Int) throws {
    guard itemsLeft > 0, EvaluationThread.hasRoom() else { return }
    try runtime.check()
    itemsLeft -= 1
    let mirror = try MirrorValue.reflecting(value, runtime)
    text += String(repeating: " ", count: indent) + bullet(mirror, depth) + " " + (name.map { $0 + ": " } ?? "")
    text += summary(value, mirror)
    if let identity = identity(of: value) {
      if let known = seen[identity] {
        text += " #\(known)\n"
        return
      }
      text += " #\(seen.count)"
      seen[identity] = seen.count
    }
    text += "\n"
    guard depth > 0 else { return }
    if let superclass = mirror.superclass() { try drawSuperclass(superclass, indent: indent + 2, depth: depth - 1) }
    try drawChildren(mirror, indent, depth)
  }

  private mutating func drawSuperclass(_ mirror: MirrorValue, indent: Int, depth: Int) throws {
    guard itemsLeft > 0 else { return }
    itemsLeft -= 1
    text += String(repeating: " ", count: indent) + bullet(mirror, depth) + " super: "
    text += mirror.subject.runtimeName(qualified: true) + "\n"
    guard depth > 0 else { return }
    if let superclass = mirror.superclass() { try drawSuperclass(superclass, indent: indent + 2, depth: depth - 1) }
    try drawChildren(mirror, indent, depth)
  }

  private mutating func drawChildren(_ mirror: MirrorValue, _ indent: Int, _ depth: Int) throws {
    for (index, child) in mirror.children.enumerated() {
      if itemsLeft <= 0 {
        let left = mirror.children.count - index
        text += String(repeating: " ", count: indent + 4)
        text += "(\(left)\(index > 0 ? " more" : "") \(left == 1 ? "child" : "children"))\n"
        return
      }
      try draw(child.value, name: child.label, indent: indent + 2, depth: depth - 1)
    }
  }

  private func bullet(_ mirror: MirrorValue, _ depth: Int) -> String {
    mirror.children.isEmpty ? "-" : depth <= 0 ? "▹" : "▿"
  }

  private func summary(_ value: Value, _ mirror: MirrorValue) -> String {
    let count = mirror.children.count
    switch mirror.style {
    case .tuple: return "(\(count) element\(count == 1 ? "" : "s"))"
    case .collection: return "\(count) element\(count == 1 ? "" : "s")"
    case .dictionary: return "\(count) key/value pair\(count == 1 ? "" : "s")"
    case .set: return "\(count) member\(count == 1 ? "" : "s")"
    default: break
    }
    if let own = value.ownDebugDescription { return own }
    switch value {
    case .structure(let instance):
      return Type.nominal(instance.decl, instance.typeArguments).runtimeName(qualified: true)
    case .enumeration(let instance):
      let type = Type.nominal(instance.decl, instance.typeArguments).runtimeName(qualified: true)
      return type + "." + instance.enumCase.name
    case .object(let object):
      guard let instance = ClassInstance.of(object) else { return value.debugDescription }
      return Type.nominal(instance.decl, instance.typeArguments).runtimeName(qualified: true)
    default: return value.debugDescription
    }
  }

  private func identity(of value: Value) -> AnyHashable? {
    switch value {
    case .object(let object) where ClassInstance.of(object) != nil: ObjectIdentifier(object)
    case .metatype(let box): runtime.identity(of: box.type)
    default: nil
    }
  }
}
