import Types

/// Text of `print`, interpolation and `debugPrint`, exactly as Swift's: a `CustomStringConvertible` type describes
/// itself, anything else is described by its fields in their debug form.
extension Value: CustomStringConvertible, CustomDebugStringConvertible {
  package var description: String {
    var text = ""
    describe(into: &text, .plain)
    return text
  }

  package var debugDescription: String {
    var text = ""
    describe(into: &text, .debug)
    return text
  }

  /// The debug description with the names of types alone: `Repo(id: 1)`, `Result.success(1)`. No more of it than the first
  /// characters, a line's and some more: a value may take long to be described, or have no end that anyone would live to see.
  package var briefDescription: String {
    var text = ""
    describe(into: &text, .brief)
    return text
  }

  private enum Style {
    case plain, debug, brief

    var isDebug: Bool { self != .plain }
    /// The style of the parts of a value.
    var ofParts: Style { self == .brief ? .brief : .debug }

    /// Returns whether a brief description is long enough to omit the remaining parts.
    @inline(__always)
    func isEnough(_ text: String) -> Bool { self == .brief && text.utf8.count > Self.longest }

    /// Returns the part of a text of the program that is described.
    func described(_ text: String) -> String {
      self == .brief && text.utf8.count > Self.longest ? String(text.prefix(Self.longest)) : text
    }

    /// Of brief descriptions, in bytes.
    private static let longest = 4096
  }

  private func describe(into text: inout String, _ style: Style) {
    if style.isEnough(text) { return }
    switch self {
    case .void: text += "()"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += value.decimal
    case .double(let value): value.write(to: &text)
    case .string(let value): text += style.isDebug ? style.described(value).debugDescription : value
    case .character(let value): text += style.isDebug ? value.debugDescription : String(value)
    case .none: text += "nil"
    case .some, .tuple, .array, .set, .dictionary, .structure, .enumeration, .object:
      if EvaluationThread.hasRoom() { describeParts(into: &text, style) }
    case .native(let box):
      if style != .brief || !Self.describeParts(of: box, into: &text) { text += Self.describe(box, style) }
    case .function: text += "(Function)"
    case .metatype(let box): text += box.type.runtimeName(qualified: style == .debug)
    }
  }

  private func describeParts(into text: inout String, _ style: Style) {
    switch self {
    case .some(let box):
      text += "Optional("
      box.value.describe(into: &text, style.ofParts)
      text += ")"
    case .tuple(let tuple): Value.describe(tuple.elements, tuple.labels, into: &text, style.ofParts)
    case .array(let elements): Value.describe(list: elements, into: &text, style.ofParts)
    case .set(let elements):
      if style.isDebug { text += "Set(" }
      Value.describe(list: elements, into: &text, style.ofParts)
      if style.isDebug { text += ")" }
    case .dictionary(let elements):
      if elements.isEmpty {
        text += "[:]"
        return
      }
      text += "["
      var count = 0
      for (key, value) in elements {
        if count > 0 { text += ", " }
        count += 1
        if count % 1024 == 0, EvaluationThread.isStopping || style.isEnough(text) { break }
        key.describe(into: &text, style.ofParts)
        text += ": "
        value.describe(into: &text, style.ofParts)
      }
      text += "]"
    case .structure(let instance):
      if describeItself(instance.decl, instance.typeArguments, into: &text, isDebug: style.isDebug) { return }
      text += Type.nominal(instance.decl, instance.typeArguments).runtimeName(qualified: style == .debug)
      Value.describe(instance.fields, instance.decl.storedProperties.map(\.name), into: &text, style.ofParts)
    case .enumeration(let instance):
      if describeItself(instance.decl, instance.typeArguments, into: &text, isDebug: style.isDebug) { return }
      switch style {
      case .plain: break
      case .debug: text += Type.nominal(instance.decl, instance.typeArguments).runtimeName(qualified: true) + "."
      case .brief: text += instance.decl.name + "."
      }
      text += instance.enumCase.name
      if instance.payload.count == 1, instance.enumCase.payload.first?.label == nil {
        switch instance.payload[0] {
        case .tuple, .void: instance.payload[0].describe(into: &text, style.ofParts)
        default:
          text += "("
          instance.payload[0].describe(into: &text, style.ofParts)
          text += ")"
        }
      } else if !instance.payload.isEmpty {
        Value.describe(instance.payload, instance.enumCase.payload.map(\.label), into: &text, style.ofParts)
      }
    case .object(let object):
      if let instance = ClassInstance.of(object),
        describeItself(instance.decl, instance.typeArguments, into: &text, isDebug: style.isDebug)
      {
        return
      }
      if let instance = object as? ClassInstance {
        text += Type.nominal(instance.decl, instance.typeArguments).runtimeName(qualified: style != .brief)
      } else if style == .brief, let generic = object as? any HostGeneric {
        // Described as a type, which need not be its class: an `Observable` is of one of many.
        text += String(describing: object).prefix { $0 != "<" }.split(separator: ".").last ?? ""
        text += Self.list(of: generic.argumentTypes ?? [])
      } else if style == .brief, !(object is any CustomStringConvertible), !(object is any CustomDebugStringConvertible)
      {
        text += Self.typeName(object, false).prefix { $0 != "<" }
      } else {
        text += Self.withoutValueType(
          style.isDebug ? String(reflecting: object) : String(describing: object),
          (object as? any HostGeneric)?.argumentTypes)
      }
    default: break
    }
  }

  /// Returns Swift's text for an object of a host, with the program's types instead of the type of all elements here.
  private static func withoutValueType(_ text: String, _ types: [Type]? = nil) -> String {
    guard text.contains(String(reflecting: Value.self)) else { return text }
    guard let types else {
      // Without its types known: `SharedSequence<DriverSharingStrategy>`.
      return text.replacing(", \(String(reflecting: Value.self))>", with: ">")
        .replacing("<\(String(reflecting: Value.self))>", with: "")
    }
    let names = types.map { $0.runtimeName(qualified: true) }.joined(separator: ", ")
    return text.replacing("<\(String(reflecting: Value.self))>", with: "<\(names)>")
  }

  /// Describes a collection of the host briefly, which need not be described as a whole then; false for other values.
  private static func describeParts(of box: NativeBox, into text: inout String) -> Bool {
    if let slice = (box as? Boxed<ArraySlice<Value>>)?.value {
      describe(list: slice, into: &text, .brief)
      return true
    }
    guard let (type, base) = (box.payload as? any BasedCollection)?.typeAndBase else { return false }
    text += "\(type)(_base: "
    base.describe(into: &text, .brief)
    text += ")"
    return true
  }

  private static func describe(_ box: NativeBox, _ style: Style) -> String {
    let isDebug = style.isDebug
    let payload = box.payload
    let text = isDebug ? String(reflecting: payload) : String(describing: payload)
    let arguments = box.typeArguments
    if style == .brief, !box.describesItself {
      return box.isPlainValue
        ? String(describing: payload) : typeName(payload, false).prefix { $0 != "<" } + list(of: arguments)
    }
    guard !arguments.isEmpty, let fields = text.firstIndex(of: "("), text.hasPrefix(typeName(payload, isDebug)) else {
      return withoutValueType(text, arguments.last.map { [$0] })
    }
    // A struct that shows its fields behind its type.
    let names = arguments.map { $0.runtimeName(qualified: isDebug) }.joined(separator: ", ")
    let head = text[..<fields].prefix { $0 != "<" }
    return "\(head)<\(names)>" + withoutValueType(String(text[fields...]), arguments.last.map { [$0] })
  }

  /// Type arguments without modules: `<Int>`.
  private static func list(of arguments: [Type]) -> String {
    arguments.isEmpty ? "" : "<" + arguments.map { $0.runtimeName(qualified: false) }.joined(separator: ", ") + ">"
  }

  private static func typeName(_ payload: Any, _ isDebug: Bool) -> String {
    isDebug ? String(reflecting: Swift.type(of: payload)) : "\(Swift.type(of: payload))"
  }

  private func describeItself(
    _ decl: NominalDecl, _ typeArguments: [Type], into text: inout String, isDebug: Bool
  ) -> Bool {
    guard let info = decl.info else { return false }
    let order: [NominalInfo.Requirement] =
      isDebug ? [.debugDescription, .description] : [.description, .debugDescription]
    if !isDebug, let streamed = info.streamed(self, typeArguments: typeArguments) {
      text += streamed
      return true
    }
    for requirement in order {
      if let result = info.call(requirement, [self], typeArguments: typeArguments) {
        text += result.asString
        return true
      }
    }
    if isDebug, let streamed = info.streamed(self, typeArguments: typeArguments) {
      text += streamed
      return true
    }
    return false
  }

  /// The program's own `description` of a value, also of one that writes itself to streams; nil without one.
  package var ownDescription: String? {
    let (decl, typeArguments): (NominalDecl, [Type])
    switch self {
    case .structure(let instance): (decl, typeArguments) = (instance.decl, instance.typeArguments)
    case .enumeration(let instance): (decl, typeArguments) = (instance.decl, instance.typeArguments)
    case .object(let object):
      guard let instance = ClassInstance.of(object) else { return nil }
      (decl, typeArguments) = (instance.decl, instance.typeArguments)
    default: return nil
    }
    return decl.info?.call(.description, [self], typeArguments: typeArguments)?.asString
  }

  /// Custom debug description of the program's type; nil without one.
  package var ownDebugDescription: String? {
    var text = ""
    let isOwn =
      switch self {
      case .structure(let instance):
        describeItself(instance.decl, instance.typeArguments, into: &text, isDebug: true)
      case .enumeration(let instance):
        describeItself(instance.decl, instance.typeArguments, into: &text, isDebug: true)
      case .object(let object):
        ClassInstance.of(object).map {
          describeItself($0.decl, $0.typeArguments, into: &text, isDebug: true)
        } ?? false
      default: false
      }
    return isOwn ? text : nil
  }

  private static func describe(list: some Sequence<Value>, into text: inout String, _ style: Style) {
    text += "["
    var count = 0
    for element in list {
      if count > 0 { text += ", " }
      count += 1
      // The text is lost with the rest.
      if count % 1024 == 0, EvaluationThread.isStopping || style.isEnough(text) { break }
      element.describe(into: &text, style)
    }
    text += "]"
  }

  private static func describe(_ values: [Value], _ labels: [String?], into text: inout String, _ style: Style) {
    text += "("
    for (index, value) in values.enumerated() {
      if index > 0 { text += ", " }
      if index < labels.count, let label = labels[index] { text += "\(label): " }
      value.describe(into: &text, style)
    }
    text += ")"
  }
}

/// A collection that is another one seen in another way, and described by that.
package protocol BasedCollection {
  var typeAndBase: (type: String, base: Value) { get }
}

/// An object of a generic class of the host that remembers which types the program gave it.
package protocol HostGeneric: AnyObject {
  /// Type arguments; nil if they are not known.
  var argumentTypes: [Type]? { get }
  /// Stores type arguments when a value is converted to `Any`; known ones are kept.
  func remember(argumentTypes: [Type])
}

extension NativeBox {
  /// True if the host's type says how it is described.
  fileprivate var describesItself: Bool {
    payload is any CustomStringConvertible || payload is any CustomDebugStringConvertible
  }

  /// True for a value that is no more than its fields: what is equal looks alike.
  fileprivate var isPlainValue: Bool { payload is any Hashable }

  /// True if a description says more than the name of the type.
  package var hasText: Bool { describesItself || isPlainValue }
}
