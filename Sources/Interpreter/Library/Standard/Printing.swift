/// `print` and what else speaks to the outside.
func declarePrinting(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.general("func print(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\")") { call in
    call.runtime.host.write(joined(call[0].asArray, call[1].asString, isDebug: false) + call[2].asString)
    return .void
  }
  members.general("func debugPrint(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\")") { call in
    call.runtime.host.write(joined(call[0].asArray, call[1].asString, isDebug: true) + call[2].asString)
    return .void
  }
  members.mutating(
    "func print<Target: TextOutputStream>(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\", to output: inout Target)"
  ) { output, call in
    let text = joined(call[0].asArray, call[1].asString, isDebug: false) + call[2].asString
    output = .string(output.toText + text)
    return .void
  }
  members.general("@discardableResult func dump<T>(_ value: T) -> T") { call in
    var text = ""
    var seen: [ObjectIdentifier: Int] = [:]
    dump(call[0], label: nil, indent: 0, into: &text, &seen)
    call.runtime.host.write(text)
    return call[0]
  }
  members.general("func readLine(strippingNewline: Bool = true) -> String?") { call in
    .optional(call.runtime.host.readLine().map { .string(call[0].asBool ? $0 : $0 + "\n") })
  }
  members.general("func type<T>(of value: T) -> T.Type") { call in
    let known = call.runtime.type(of: call[0])
    guard case .nominal = known, let declared = call.typeArguments.first else {
      return .metatype(TypeBox(known))
    }
    // Native containers do not know their arguments: where the static type is not an existential or a class, it is the answer.
    if case .nominal(let decl, _) = declared, decl.kind != .classType || known.nominalDecl === decl && decl.isNative {
      return .metatype(TypeBox(declared))
    }
    return .metatype(TypeBox(known))
  }
  module.global(members)
  declareAssertions(module)
}

private func joined(_ items: [Value], _ separator: String, isDebug: Bool) -> String {
  items.map { isDebug ? $0.debugDescription : $0.description }.joined(separator: separator)
}

/// The tree that `dump` draws. Objects are numbered, and one that was drawn before is not drawn again.
private func dump(
  _ value: Value, label: String?, indent: Int, into text: inout String, _ seen: inout [ObjectIdentifier: Int]
) {
  guard EvaluationThread.hasRoom() else { return }
  let children = children(of: value)
  let marker = children.isEmpty ? "-" : "▿"
  text += String(repeating: " ", count: indent) + marker + " " + (label.map { $0 + ": " } ?? "")
  text += summary(of: value, children.count)
  if case .object(let object) = value, ClassInstance.of(object) != nil {
    let known = seen[ObjectIdentifier(object)]
    let number = known ?? seen.count
    seen[ObjectIdentifier(object)] = number
    text += " #\(number)\n"
    if known != nil { return }
  } else {
    text += "\n"
  }
  for (name, child) in children { dump(child, label: name, indent: indent + 2, into: &text, &seen) }
}

private func summary(of value: Value, _ count: Int) -> String {
  switch value {
  case .array: "\(count) element\(count == 1 ? "" : "s")"
  case .dictionary: "\(count) key/value pair\(count == 1 ? "" : "s")"
  case .set: "\(count) member\(count == 1 ? "" : "s")"
  case .tuple: "(\(count) elements)"
  case .structure(let instance): Type.nominal(instance.decl, instance.typeArguments).runtimeName(qualified: true)
  case .object(let object):
    if let instance = ClassInstance.of(object) {
      Type.nominal(instance.decl, instance.typeArguments).runtimeName(qualified: true)
    } else {
      value.description
    }
  case .enumeration(let instance):
    Type.nominal(instance.decl, instance.typeArguments).runtimeName(qualified: true) + "." + instance.enumCase.name
  default: value.debugDescription
  }
}

private func children(of value: Value) -> [(String?, Value)] {
  switch value {
  case .array(let elements): elements.map { (nil, $0) }
  case .set(let elements): elements.map { (nil, $0) }
  case .dictionary(let entries): entries.map { (nil, .entry($0.key, $0.value)) }
  case .tuple(let tuple): zip(tuple.labels, tuple.elements).enumerated().map { ($1.0 ?? ".\($0)", $1.1) }
  case .some(let box): [("some", box.value)]
  case .structure(let instance): zip(instance.decl.storedProperties, instance.fields).map { ($0.name, $1) }
  case .enumeration(let instance):
    switch instance.payload.count {
    case 0: []
    case 1: [(instance.enumCase.name, instance.payload[0])]
    default:
      [
        (
          instance.enumCase.name,
          .tuple(TupleValue(labels: instance.enumCase.payload.map(\.label), elements: instance.payload))
        )
      ]
    }
  case .object(let object):
    ClassInstance.of(object).map { instance in
      instance.decl.storedProperties.enumerated().map { ($1.name, instance[$0]) }
    } ?? []
  default: []
  }
}
