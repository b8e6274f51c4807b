/// What a value is made of, as `Mirror` shows it.
struct MirrorValue: @unchecked Sendable, CustomStringConvertible {
  enum Style: String, Hashable { case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, set }
  let subject: Type
  let children: [(label: String?, value: Value)]
  let style: Style?
  let superclass: () -> MirrorValue?

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
      style = runtime.nominal(of: value) == nil ? nil : .struct
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

func declareMirror(_ module: NativeModule) {
  module.type(
    """
    struct Mirror: CustomStringConvertible {
      typealias Child = (label: String?, value: Any)
      typealias Children = [(label: String?, value: Any)]
      typealias DisplayStyle = _MirrorStyle
    }
    """, represents: MirrorValue.self)
  var members: [NativeMember] = []
  members.general("init(reflecting subject: Any)") { .boxed(MirrorValue($0[0], $0.runtime)) }
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
  module.type("struct _MirrorStyle: Hashable", represents: MirrorValue.Style.self)
  var styles: [NativeMember] = []
  for style in [
    MirrorValue.Style.struct, .class, .enum, .tuple, .optional, .collection, .dictionary, .set,
  ] {
    styles.nullary("static var `\(style.rawValue)`: _MirrorStyle { get }") { .boxed(style) }
  }
  styles.binary("static func == (lhs: _MirrorStyle, rhs: _MirrorStyle) -> Bool") { .bool($0 == $1) }
  module.extend("extension _MirrorStyle", styles)
}
