import Execution
import Types

/// Contents of a value, as `Mirror` shows them.
struct MirrorValue: @unchecked Sendable, CustomStringConvertible {
  typealias Style = Mirror.DisplayStyle
  let subject: Type
  let children: [(label: String?, value: Value)]
  let style: Style?
  let superclass: () -> MirrorValue?

  /// Returns the mirror of a value: a type of the program may provide a custom one.
  static func reflecting(_ value: Value, _ runtime: Runtime) throws -> MirrorValue {
    if runtime.writtenWitness(of: value, "CustomReflectable", "customMirror") != nil,
      let own = try runtime.callWitness(value, "CustomReflectable", "customMirror", []).payload(MirrorValue.self)
    {
      return own
    }
    return MirrorValue(value, runtime)
  }

  /// A mirror that the program makes.
  init(
    of subject: Type, children: [(label: String?, value: Value)], style: Style?,
    superclass: @escaping () -> MirrorValue?
  ) {
    self.subject = subject
    self.children = children
    self.style = style
    self.superclass = superclass
  }

  init(_ value: Value, _ runtime: Runtime) {
    subject = runtime.type(of: value)
    func labelled(_ decl: NominalDecl, _ range: Range<Int>, _ field: (Int) -> Value) -> [(String?, Value)] {
      range.map { index in
        let property = decl.storedProperties[index]
        return (property.isLazy ? "$__lazy_storage_$_" + property.name : property.name, field(index))
      }
    }
    var superclass: () -> MirrorValue? = { nil }
    switch value {
    case .structure(let instance):
      children = labelled(instance.decl, instance.fields.indices) { instance.fields[$0] }
      style = .struct
    case .object(let object):
      if let instance = ClassInstance.of(object) {
        let first = instance.decl.superclass?.nominal?.storedProperties.count ?? 0
        children = labelled(instance.decl, first..<instance.decl.storedProperties.count) { instance[$0] }
        superclass = { Self(instance, as: instance.decl.superclass, runtime) }
      } else {
        children = []
      }
      style = .class
    case .enumeration(let instance):
      style = .enum
      if instance.payload.isEmpty {
        children = []
      } else {
        let labels = instance.enumCase.payload.map(\.label)
        let single = instance.payload.count == 1 && labels[0] == nil
        children = [
          (
            instance.enumCase.name,
            single ? instance.payload[0] : .tuple(TupleValue(labels: labels, elements: instance.payload))
          )
        ]
      }
    case .tuple(let tuple):
      style = .tuple
      children = tuple.elements.enumerated().map { (tuple.labels[$0] ?? ".\($0)", $1) }
    case .array(let elements):
      style = .collection
      children = elements.map { (nil, $0) }
    case .set(let elements):
      style = .set
      children = elements.map { (nil, $0) }
    case .dictionary(let entries):
      style = .dictionary
      children = entries.map { (nil, .entry($0.key, $0.value)) }
    case .some(let box):
      style = .optional
      children = [("some", box.value)]
    case .none:
      style = .optional
      children = []
    case .native(let box) where box.payload is any RangePayload:
      let bounds = value.rangeBounds
      style = .struct
      children = [("lowerBound", bounds?.lower), ("upperBound", bounds?.upper)].compactMap { name, bound in
        bound.flatMap { $0.isNone ? nil : (name, $0) }
      }
    default:
      // Numbers and texts are shown by their value, not by their parts.
      let isPlain = value.anyInteger != nil || value.anyFloat != nil
      style = isPlain || value.showsNothing || runtime.nominal(of: value) == nil ? nil : .struct
      children = []
    }
    self.superclass = superclass
  }

  /// An object as one of the classes that it derives from.
  private init?(_ instance: ClassInstance, as type: Type?, _ runtime: Runtime) {
    guard let type, let decl = type.nominal, !decl.isNative else { return nil }
    subject = type
    style = .class
    let first = decl.superclass?.nominal?.storedProperties.count ?? 0
    children = (first..<decl.storedProperties.count).map { (decl.storedProperties[$0].name, instance[$0]) }
    superclass = { Self(instance, as: decl.superclass, runtime) }
  }

  var description: String { "Mirror for \(subject.runtimeName(qualified: false))" }
}

package func declareMirror(_ module: NativeModule) {
  module.type(
    """
    struct Mirror: CustomStringConvertible {
      typealias Child = (label: String?, value: Any)
      typealias Children = [(label: String?, value: Any)]
      typealias DisplayStyle = _MirrorStyle
      typealias AncestorRepresentation = _MirrorAncestors
    }
    """, represents: MirrorValue.self)
  var members: [NativeMember] = []
  members.general("init(reflecting subject: Any)") { .boxed(try MirrorValue.reflecting($0[0], $0.runtime)) }
  members.unary("var children: [(label: String?, value: Any)] { get }") { mirror in
    .array(
      (mirror.payload(MirrorValue.self)?.children ?? []).map {
        .labeled(("label", .optional($0.label.map { .string($0) })), ("value", $0.value))
      })
  }
  members.unary("var superclassMirror: Mirror? { get }") {
    .optional($0.payload(MirrorValue.self)?.superclass().map { .boxed($0) })
  }
  members.unary("var displayStyle: _MirrorStyle? { get }") {
    .optional($0.payload(MirrorValue.self)?.style.map { .boxed($0) })
  }
  members.unary("var subjectType: Any.Type { get }") {
    .metatype(TypeBox($0.payload(MirrorValue.self)?.subject ?? .any))
  }
  members.unary("var description: String { get }") { .string($0.description) }
  module.extend("extension Mirror", members)
  declareMirrorStyles(module)
  declareOwnMirrors(module)
}

private func declareMirrorStyles(_ module: NativeModule) {
  module.type("struct _MirrorStyle: Hashable", represents: MirrorValue.Style.self)
  var styles: [NativeMember] = []
  let known: [(String, MirrorValue.Style)] = [
    ("struct", .struct), ("class", .class), ("enum", .enum), ("tuple", .tuple), ("optional", .optional),
    ("collection", .collection), ("dictionary", .dictionary), ("set", .set),
  ]
  for (name, style) in known {
    styles.nullary("static var `\(name)`: _MirrorStyle { get }") { .boxed(style) }
  }
  styles.binary("static func == (lhs: _MirrorStyle, rhs: _MirrorStyle) -> Bool") { .bool($0 == $1) }
  module.extend("extension _MirrorStyle", styles)
}

/// Mirrors that programs make, and the way down through one.
private func declareOwnMirrors(_ module: NativeModule) {
  module.type("protocol CustomReflectable { var customMirror: Mirror { get } }")
  module.type("protocol CustomLeafReflectable: CustomReflectable")
  module.type("protocol MirrorPath")
  module.extend("extension Int: MirrorPath")
  module.extend("extension String: MirrorPath")
  module.type("enum _MirrorAncestors", represents: MirrorAncestors.self)
  var ancestors: [NativeMember] = []
  ancestors.constants("_MirrorAncestors", [("generated", MirrorAncestors.generated), ("suppressed", .suppressed)])
  module.extend("extension _MirrorAncestors", ancestors)
  var members: [NativeMember] = []
  func initializer(_ parameters: String, _ children: @escaping @Sendable (NativeCall) throws -> [(String?, Value)]) {
    members.general(
      "init<Subject>(\(parameters), displayStyle: _MirrorStyle? = nil, ancestorRepresentation: _MirrorAncestors = .generated)"
    ) { call in
      let generated = MirrorValue(call[0], call.runtime)
      let isSuppressed = call[3].payload(MirrorAncestors.self) == .suppressed
      return .boxed(
        MirrorValue(
          of: generated.subject, children: try children(call),
          style: call[2].asOptional?.payload(MirrorValue.Style.self),
          superclass: isSuppressed ? { nil } : generated.superclass))
    }
  }
  initializer("_ subject: Subject, children: KeyValuePairs<String, Any>") { call in
    try elements(of: call[1], call.runtime).map { ($0.asElements[0].asString, $0.asElements[1]) }
  }
  initializer("_ subject: Subject, children: some Collection<(label: String?, value: Any)>") { call in
    try elements(of: call[1], call.runtime).map { ($0.asElements[0].asOptional?.asString, $0.asElements[1]) }
  }
  initializer("_ subject: Subject, unlabeledChildren: some Collection") { call in
    try elements(of: call[1], call.runtime).map { (nil, $0) }
  }
  members.general("func descendant(_ first: any MirrorPath, _ rest: any MirrorPath...) -> Any?") { call in
    guard var mirror = call[0].payload(MirrorValue.self) else { return .none }
    var found: Value = .void
    for step in [call[1]] + call[2].asArray {
      let child: Value? =
        switch step {
        case .int(let position): mirror.children.indices.contains(position) ? mirror.children[position].value : nil
        case .string(let label): mirror.children.first { $0.label == label }?.value
        default: nil
        }
      guard let child else { return .none }
      found = child
      mirror = try MirrorValue.reflecting(child, call.runtime)
    }
    return .wrapped(found)
  }
  module.extend("extension Mirror", members)
}

private enum MirrorAncestors: Hashable, Sendable { case generated, suppressed }

extension Value {
  /// A truth value, a text.
  fileprivate var showsNothing: Bool {
    switch self {
    case .bool, .string, .character: true
    case .native(let box): box is Boxed<Substring> || box is Boxed<Unicode.Scalar>
    default: false
    }
  }
}
