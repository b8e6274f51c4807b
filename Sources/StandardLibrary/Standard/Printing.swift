import Execution
import Types

/// Declares `print` and other functions for output.
package func declarePrinting(_ module: NativeModule) {
  var members: [NativeMember] = []
  members.general("func print(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\")") { call in
    call.runtime.host.write(joined(call[0].asArray, call[1].asString, isDebug: false) + call[2].asString)
    return .void
  }
  members.general("func debugPrint(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\")") { call in
    call.runtime.host.write(joined(call[0].asArray, call[1].asString, isDebug: true) + call[2].asString)
    return .void
  }
  for (name, isDebug) in [("print", false), ("debugPrint", true)] {
    members.mutating(
      "func \(name)<Target: TextOutputStream>(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\", to output: inout Target)"
    ) { output, call in
      try write(pieces(call, isDebug: isDebug), to: &output, call.runtime)
      return .void
    }
  }
  let extent = "name: String? = nil, indent: Int = 0, maxDepth: Int = Int.max, maxItems: Int = Int.max"
  members.general("@discardableResult func dump<T>(_ value: T, \(extent)) -> T") { call in
    call.runtime.host.write(try Dump(call, first: 1).text)
    return call[0]
  }
  members.mutating(
    "@discardableResult func dump<T, Target: TextOutputStream>(_ value: T, to target: inout Target, \(extent)) -> T"
  ) { target, call in
    try write([Dump(call, first: 1).text], to: &target, call.runtime)
    return call[0]
  }
  members.general("func readLine(strippingNewline: Bool = true) -> String?") { call in
    .optional(call.runtime.host.readLine().map { .string(call[0].asBool ? $0 : $0 + "\n") })
  }
  members.general("func type<T>(of value: T) -> T.Type") { call in
    let known = call.runtime.type(of: call[0])
    guard let declared = call.typeArguments.first else { return .metatype(TypeBox(known)) }
    switch (known, declared.resolvedHead) {
    // The declared type of a function is more precise than that of the value.
    case (.function, .function): return .metatype(TypeBox(declared))
    case (_, .nominal) where known.isAny: return .metatype(TypeBox(declared))
    case (.nominal, _): break
    default: return .metatype(TypeBox(known))
    }
    // Native containers do not store their type arguments: unless the static type is an existential or a class, it is
    // the answer.
    if case .nominal(let decl, _) = declared, decl.kind != .classType || known.nominalDecl === decl && decl.isNative {
      return .metatype(TypeBox(declared))
    }
    return .metatype(TypeBox(known))
  }
  module.global(members)
  var streamable: [NativeMember] = []
  streamable.mutating("func write<Target: TextOutputStream>(to target: inout Target)") { target, call in
    try write([call[0].description], to: &target, call.runtime)
    return .void
  }
  for type in ["String", "Substring", "Character", "_UnicodeScalar", "Double", "Float"] {
    module.extend("extension \(type)", streamable)
  }
  declareAssertions(module)
}

private func joined(_ items: [Value], _ separator: String, isDebug: Bool) -> String {
  items.map { isDebug ? $0.debugDescription : $0.description }.joined(separator: separator)
}

/// Writes texts to a stream: appends to a string, or calls the program's `write`.
func write(_ texts: [String], to output: inout Value, _ runtime: Runtime) throws {
  if let witness = runtime.writtenWitness(of: output, "TextOutputStream", "write") {
    let types = runtime.hiddenTypes(of: witness, for: output)
    for text in texts {
      if case .object = output {
        _ = try runtime.lowering.call(witness, typeArguments: types, arguments: [output, .string(text)])
      } else {
        _ = try runtime.lowering.call(witness, typeArguments: types, arguments: [.string(text)], mutating: &output)
      }
    }
  } else {
    let isSlice = output.payload(Substring.self) != nil
    let text = output.toText + texts.joined()
    output = isSlice ? .boxed(Substring(text)) : .string(text)
  }
}

/// Returns the texts that `print` writes in order: the separator before an item, the item, at last the terminator.
private func pieces(_ call: NativeCall, isDebug: Bool) -> [String] {
  let items = call[0].asArray.enumerated().flatMap { index, item in
    [index == 0 ? "" : call[1].asString, isDebug ? item.debugDescription : item.description]
  }
  return items + [call[2].asString]
}
