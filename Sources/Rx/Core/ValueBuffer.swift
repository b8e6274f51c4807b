/// Room for one value of a type that only its user knows: small ones lie in it, others on the heap.
///
/// A property of an optional type would be simpler, but where the type is a generic parameter, unspecialised code (every
/// deinitialiser of a generic class is) has to ask the runtime for the optional's type each time it lets go of it.
@usableFromInline
struct ValueBuffer {
  @usableFromInline var words: (UInt, UInt) = (0, 0)
  @usableFromInline var isFull = false

  @inlinable
  init() {}

  @inlinable
  static func isSmall<Value>(_: Value.Type) -> Bool {
    MemoryLayout<Value>.size <= MemoryLayout<(UInt, UInt)>.size
      && MemoryLayout<Value>.alignment <= MemoryLayout<UInt>.alignment
  }

  /// Runs `body` with where a value lies or would lie.
  @inlinable
  mutating func withPlace<Value, Result>(
    of _: Value.Type, _ body: (UnsafeMutablePointer<Value>) -> Result
  ) -> Result {
    if ValueBuffer.isSmall(Value.self) {
      return withUnsafeMutableBytes(of: &words) { body($0.baseAddress!.assumingMemoryBound(to: Value.self)) }
    }
    return body(UnsafeMutablePointer(bitPattern: words.0)!)
  }

  /// The value, which must be there.
  @inlinable
  mutating func value<Value>(of _: Value.Type) -> Value {
    withPlace(of: Value.self) { $0.pointee }
  }

  /// Keeps a value instead of the one before, which is returned so that it goes away outside.
  @inlinable
  mutating func keep<Value>(_ value: Value) -> Value? {
    if isFull {
      return withPlace(of: Value.self) { place in
        let old = place.move()
        place.initialize(to: value)
        return old
      }
    }
    if !ValueBuffer.isSmall(Value.self) {
      words.0 = UInt(bitPattern: UnsafeMutablePointer<Value>.allocate(capacity: 1))
    }
    withPlace(of: Value.self) { $0.initialize(to: value) }
    isFull = true
    return nil
  }

  /// Lets go of the value, if there is one.
  @inlinable
  @inline(__always)
  mutating func clear<Value>(_: Value.Type) {
    if isFull { letGo(Value.self) }
  }

  @inlinable
  mutating func letGo<Value>(_: Value.Type) {
    isFull = false
    withPlace(of: Value.self) { _ = $0.deinitialize(count: 1) }
    if !ValueBuffer.isSmall(Value.self) { UnsafeMutablePointer<Value>(bitPattern: words.0)!.deallocate() }
  }

  /// Takes the value out, if there is one.
  @inlinable
  mutating func take<Value>(_: Value.Type) -> Value? {
    if !isFull { return nil }
    isFull = false
    let value = withPlace(of: Value.self) { $0.move() }
    if !ValueBuffer.isSmall(Value.self) { UnsafeMutablePointer<Value>(bitPattern: words.0)!.deallocate() }
    return value
  }
}
