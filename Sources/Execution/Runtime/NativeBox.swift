import Types

/// A box for a native value; `Boxed` has its type.
package class NativeBox: @unchecked Sendable {
  /// Type arguments of a generic type whose value was converted to `Any`; else empty.
  final let typeArguments: [Type]
  init(typeArguments: [Type]) { self.typeArguments = typeArguments }
  package var payload: Any { fatalError("NativeBox is abstract") }
  package var payloadType: Any.Type { fatalError("NativeBox is abstract") }
  func isEqual(to other: NativeBox) -> Bool { self === other }
  func isLess(than other: NativeBox) -> Bool { false }
  func hash(into hasher: inout Hasher) {}
  /// Returns a copy that knows the generic arguments of its type.
  func knowing(_ arguments: [Type]) -> NativeBox { self }
}

package final class Boxed<Payload>: NativeBox, @unchecked Sendable {
  /// Written only in place, by `mutating` members, while nothing else refers to the box.
  package var value: Payload
  package init(_ value: Payload) {
    self.value = value
    super.init(typeArguments: [])
  }
  private init(_ value: Payload, typeArguments: [Type]) {
    self.value = value
    super.init(typeArguments: typeArguments)
  }
  package override var payload: Any { value }
  package override var payloadType: Any.Type { Payload.self }

  override func knowing(_ arguments: [Type]) -> NativeBox { Boxed(value, typeArguments: arguments) }

  override func isEqual(to other: NativeBox) -> Bool {
    guard let other = other as? Boxed<Payload> else { return false }
    func equals<T: Equatable>(_ value: T) -> Bool { (other.value as? T) == value }
    if let value = value as? any Equatable { return equals(value) }
    return self === other
  }

  override func isLess(than other: NativeBox) -> Bool {
    guard let other = other as? Boxed<Payload> else { return false }
    func less<T: Comparable>(_ value: T) -> Bool { (other.value as? T).map { value < $0 } ?? false }
    if let value = value as? any Comparable { return less(value) }
    return false
  }

  override func hash(into hasher: inout Hasher) {
    if let value = value as? any Hashable { value.hash(into: &hasher) }
  }
}
