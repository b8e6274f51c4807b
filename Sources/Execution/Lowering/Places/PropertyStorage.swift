import SyntaxTree
import Types

/// A stored property of a struct in a local variable.
struct FieldStorage: ElementStorage {
  let outer: LocalStorage
  let field: Int
  static var isShared: Bool { false }

  @inline(__always)
  func read<Content: Sendable>(
    _ activation: Activation, _: Void, _ body: (Value) -> ElementResult<Content>
  ) -> ElementResult<Content> {
    guard case .structure(let instance) = activation.slots[outer.slot] else { return .missing }
    return body(instance.fields[field])
  }

  func load(_ activation: Activation, _: Void) -> Value { FrameLowering.field(activation.slots[outer.slot], field) }

  @inline(__always)
  func change<Content: Sendable>(
    _ activation: Activation, _: Void, _ body: (inout Value) -> ElementResult<Content>
  ) -> ElementResult<Content> {
    guard case .structure(var instance) = activation.take(outer.slot) else { return .missing }
    if !isKnownUniquelyReferenced(&instance) { instance = instance.copy() }
    let result = body(&instance.fields[field])
    (activation.slots + outer.slot).initialize(to: .structure(instance))
    return result
  }

  func modify(_ activation: Activation, _: Void, _ body: (inout Value) throws -> Void) throws {
    try FrameLowering.withField(&activation.slots[outer.slot], field, body)
  }
}

/// A stored property of an object in a local constant, as `self` is. A subclass may override it.
struct ObjectStorage: ElementStorage {
  let slot: Int
  let field: Int
  let property: VariableDecl
  let place: BoxedPlace
  static var isShared: Bool { true }

  @inline(__always)
  private func instance(_ activation: Activation) -> ClassInstance? {
    guard case .object(let object) = activation.slots[slot], !property.isOverridden.load(ordering: .relaxed) else {
      return nil
    }
    return unsafeDowncast(object, to: ClassInstance.self)
  }

  @inline(__always)
  func read<Content: Sendable>(
    _ activation: Activation, _: Void, _ body: (Value) -> ElementResult<Content>
  ) -> ElementResult<Content> { instance(activation)?.read(field, body) ?? .missing }

  func load(_ activation: Activation, _: Void) throws -> Value { try place.load(activation) }

  @inline(__always)
  func change<Content: Sendable>(
    _ activation: Activation, _: Void, _ body: (inout Value) -> ElementResult<Content>
  ) -> ElementResult<Content> { instance(activation)?.change(field, body) ?? .missing }

  func modify(_ activation: Activation, _: Void, _ body: (inout Value) throws -> Void) throws {
    try place.modify(activation, body)
  }
}

extension FrameLowering {
  /// Returns the storage of a stored property without observers; nil where it is reached in another way.
  func storage(of property: VariableDecl, in base: CheckedExpr, _ range: SourceRange) throws -> StorageForm? {
    guard property.willSet == nil, property.didSet == nil, property.ownership == .strong, !property.isLazy,
      property.kind != .computed, case .variable(let variable) = base.kind, variable.ownership == .strong,
      case .slot(let slot) = place(of: variable), variable.willSet == nil, variable.didSet == nil
    else { return nil }
    if !property.isOfObjects {
      guard base.type.nominal === property.owner else { return nil }
      return .field(FieldStorage(outer: LocalStorage(slot: slot), field: property.layoutIndex))
    }
    guard variable.isLet || variable === function?.selfVariable, let owner = property.owner, !owner.isActor,
      !owner.isMainActor, owner.nativeAncestor == nil, runtime.races == nil
    else { return nil }
    let place = try lvalue(property: property, of: base, range: range)
    if place.prepare != nil { return nil }
    return .object(
      ObjectStorage(slot: slot, field: property.layoutIndex, property: property, place: BoxedPlace(place)))
  }
}
