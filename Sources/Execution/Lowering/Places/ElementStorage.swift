import SyntaxTree
import Types

/// Result of an access to an element of a collection in its place.
enum ElementResult<Content: Sendable>: Sendable {
  case found(Content)
  case outOfRange(index: Int, count: Int, FaultSite)
  /// The place holds no collection at the moment: it has no value yet, or is being changed further up the stack.
  case missing
}

/// A variable that holds a collection, as a type, so that the access to it and what is done with an element are one specialized
/// closure.
protocol ElementSource {
  /// Indices on the way to the collection, which are evaluated before the access begins.
  associatedtype Path
  func path(_ activation: Activation) throws -> Path
  func read<Content: Sendable>(
    _ activation: Activation, _ path: Path, _ body: (Value) -> ElementResult<Content>
  ) -> ElementResult<Content>
  /// Returns the collection where it is missing in its place.
  func load(_ activation: Activation, _ path: Path) throws -> Value
}

/// A variable whose collection is changed in its place.
protocol ElementStorage: ElementSource {
  /// True if other code may reach the variable during an access, which therefore destroys nothing.
  static var isShared: Bool { get }
  func change<Content: Sendable>(
    _ activation: Activation, _ path: Path, _ body: (inout Value) -> ElementResult<Content>
  ) -> ElementResult<Content>
  /// Changes the collection where it is missing in its place.
  func modify(_ activation: Activation, _ path: Path, _ body: (inout Value) throws -> Void) throws
}

extension ElementSource where Path == Void {
  @inline(__always)
  func path(_: Activation) {}
}

/// A local variable that no closure captures, or an `inout` parameter.
struct LocalStorage: ElementStorage {
  let slot: Int
  static var isShared: Bool { false }

  @inline(__always)
  func read<Content: Sendable>(
    _ activation: Activation, _: Void, _ body: (Value) -> ElementResult<Content>
  ) -> ElementResult<Content> { body(activation.slots[slot]) }

  func load(_ activation: Activation, _: Void) -> Value { activation.slots[slot] }

  @inline(__always)
  func change<Content: Sendable>(
    _ activation: Activation, _: Void, _ body: (inout Value) -> ElementResult<Content>
  ) -> ElementResult<Content> { body(&activation.slots[slot]) }

  func modify(_ activation: Activation, _: Void, _ body: (inout Value) throws -> Void) throws {
    try body(&activation.slots[slot])
  }
}

/// A constant that a closure captured.
struct CapturedConstant: ElementSource {
  let index: Int

  @inline(__always)
  func read<Content: Sendable>(
    _ activation: Activation, _: Void, _ body: (Value) -> ElementResult<Content>
  ) -> ElementResult<Content> { body(activation.captures[index]) }

  func load(_ activation: Activation, _: Void) -> Value { activation.captures[index] }
}

/// A constant of the top level.
struct GlobalConstant: ElementSource {
  let box: Box
  let place: BoxedPlace

  @inline(__always)
  func read<Content: Sendable>(
    _ activation: Activation, _: Void, _ body: (Value) -> ElementResult<Content>
  ) -> ElementResult<Content> { box.withConstant(body) }

  func load(_ activation: Activation, _: Void) throws -> Value { try place.load(activation) }
}

/// Box of a variable.
protocol BoxReference {
  func callAsFunction(_ activation: Activation) -> Box
}
struct GlobalBox: BoxReference {
  let box: Box
  @inline(__always) func callAsFunction(_: Activation) -> Box { box }
}
struct LocalBox: BoxReference {
  let slot: Int
  @inline(__always) func callAsFunction(_ activation: Activation) -> Box { activation.box(slot) }
}
struct CapturedBox: BoxReference {
  let index: Int
  @inline(__always) func callAsFunction(_ activation: Activation) -> Box { activation.capturedBox(index) }
}

/// A place as one reference, for the accesses that are not specialized.
final class BoxedPlace {
  private let place: LValue
  init(_ place: LValue) { self.place = place }
  func load(_ activation: Activation) throws -> Value { try place.load(activation) }
  func modify(_ activation: Activation, _ body: (inout Value) throws -> Void) throws {
    try place.modify(activation, body)
  }
}

/// A variable that other threads may reach.
struct SharedStorage<Reference: BoxReference>: ElementStorage {
  let box: Reference
  let place: BoxedPlace
  static var isShared: Bool { true }

  @inline(__always)
  func read<Content: Sendable>(
    _ activation: Activation, _: Void, _ body: (Value) -> ElementResult<Content>
  ) -> ElementResult<Content> { box(activation).read(body) ?? .missing }

  func load(_ activation: Activation, _: Void) throws -> Value { try place.load(activation) }

  @inline(__always)
  func change<Content: Sendable>(
    _ activation: Activation, _: Void, _ body: (inout Value) -> ElementResult<Content>
  ) -> ElementResult<Content> { box(activation).change(body) ?? .missing }

  func modify(_ activation: Activation, _: Void, _ body: (inout Value) throws -> Void) throws {
    try place.modify(activation, body)
  }
}

/// An array that is an element of another.
struct NestedStorage<Outer: ElementStorage>: ElementStorage {
  let outer: Outer
  let index: Run<Int>
  let site: FaultSite
  static var isShared: Bool { Outer.isShared }

  @inline(__always)
  func path(_ activation: Activation) throws -> (outer: Outer.Path, index: Int) {
    let path = try outer.path(activation)
    return (path, try index(activation))
  }

  @inline(__always)
  func read<Content: Sendable>(
    _ activation: Activation, _ path: (outer: Outer.Path, index: Int), _ body: (Value) -> ElementResult<Content>
  ) -> ElementResult<Content> {
    outer.read(activation, path.outer) { value in
      guard case .array(let elements) = value else { return .missing }
      guard path.index >= 0, path.index < elements.count else {
        return .outOfRange(index: path.index, count: elements.count, site)
      }
      return body(elements[path.index])
    }
  }

  func load(_ activation: Activation, _ path: (outer: Outer.Path, index: Int)) throws -> Value {
    guard case .array(let elements) = try outer.load(activation, path.outer) else { return .void }
    guard path.index >= 0, path.index < elements.count else { throw site.index(path.index, of: elements.count) }
    return elements[path.index]
  }

  @inline(__always)
  func change<Content: Sendable>(
    _ activation: Activation, _ path: (outer: Outer.Path, index: Int), _ body: (inout Value) -> ElementResult<Content>
  ) -> ElementResult<Content> {
    outer.change(activation, path.outer) { reference in
      reference.withElement(at: path.index, site, body)
    }
  }

  func modify(
    _ activation: Activation, _ path: (outer: Outer.Path, index: Int), _ body: (inout Value) throws -> Void
  ) throws {
    try outer.modify(activation, path.outer) { reference in try reference.changeElement(at: path.index, site, body) }
  }
}

extension Value {
  /// Changes an element of the array that this is, in its place.
  @inline(__always)
  mutating func withElement<Content: Sendable>(
    at index: Int, _ site: FaultSite, _ body: (inout Value) -> ElementResult<Content>
  ) -> ElementResult<Content> {
    guard case .array(var elements) = self else { return .missing }
    guard index >= 0, index < elements.count else { return .outOfRange(index: index, count: elements.count, site) }
    self = .unset
    let result = body(&elements[index])
    self = .array(elements)
    return result
  }
}
