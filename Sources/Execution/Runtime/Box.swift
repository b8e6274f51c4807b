import Locks
import Synchronization
import SyntaxTree

/// A variable that outlives its scope or is reached by several threads: a global, or a local that a closure captured.
package final class Box: @unchecked Sendable {
  private let lock = Mutex<UInt>(0)
  private let handover = Handover()
  // Guarded by `lock`, which holds the thread that took the value out to change it in place, or 0.
  private var content: Value
  /// Address of the constant value, retained, so that it is read without the lock; 0 if there is none.
  private let settled = Atomic<UInt>(0)

  package init(_ value: Value = .void) { content = value }

  deinit {
    if let constant = constantAddress { Unmanaged<Constant>.fromOpaque(constant).release() }
  }

  @inline(__always)
  private func locked<Result: Sendable>(_ body: (inout UInt) -> Result) -> Result {
    lock.withLock { owner in
      handover.acquire()
      defer { handover.release() }
      return body(&owner)
    }
  }

  package var value: Value {
    get {
      while true {
        let found: Value? = locked { owner in
          if owner != 0, owner != currentThreadIdentity() { return nil }
          return content
        }
        if let found {
          if case .void = found { checkExclusivity() }
          return found
        }
        yieldThread()
      }
    }
    set {
      var newValue = newValue
      while true {
        // The old value is destroyed after the lock is given up: that may run a `deinit`.
        let done: Bool = locked { owner in
          if owner != 0, owner != currentThreadIdentity() { return false }
          swap(&content, &newValue)
          return true
        }
        if done {
          if case .void = newValue { checkExclusivity() }
          return
        }
        yieldThread()
      }
    }
  }

  /// Sets the value of a `let`, which never changes afterwards.
  func settle(_ value: Value) {
    self.value = value
    // Declared without a value, which comes by an assignment.
    if case .void = value { return }
    let constant = Unmanaged.passRetained(Constant(value)).toOpaque()
    let isFirst = settled.compareExchange(
      expected: 0, desired: UInt(bitPattern: constant), ordering: .acquiringAndReleasing
    ).exchanged
    if !isFirst { Unmanaged<Constant>.fromOpaque(constant).release() }
  }

  @inline(__always)
  private var constantAddress: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: settled.load(ordering: .acquiring)) }

  /// Value of a `let`.
  @inline(__always)
  var constant: Value {
    guard let address = constantAddress else { return value }
    return Unmanaged<Constant>.fromOpaque(address)._withUnsafeGuaranteedRef { $0.value }
  }

  /// Passes the value of a `let` to `body`, without a copy once it is settled.
  @inline(__always)
  func withConstant<Result>(_ body: (Value) throws -> Result) rethrows -> Result {
    guard let address = constantAddress else { return try body(value) }
    return try Unmanaged<Constant>.fromOpaque(address)._withUnsafeGuaranteedRef { try body($0.value) }
  }

  /// An integer without a copy of the whole value; nil where it is none at the moment.
  @inline(__always)
  var int: Int? {
    locked { _ in if case .int(let value) = content { value } else { nil } }
  }

  /// Changes an integer in place under the lock; nil where it overflows or is none.
  @inline(__always)
  func updateInt(_ body: (Int) -> (partialValue: Int, overflow: Bool)) -> Bool? {
    locked { owner in
      guard case .int(let value) = content else { return nil }
      let result = body(value)
      if result.overflow { return false }
      replace(with: result.partialValue)
      return true
    }
  }

  /// Sets an integer, mostly in the place of another.
  @inline(__always)
  func set(_ number: Int) {
    let isSet: Bool = locked { owner in
      guard owner == 0, case .int = content else { return false }
      replace(with: number)
      return true
    }
    if !isSet { value = .int(number) }
  }

  /// Under the lock, where the content is an integer, which needs no end.
  @inline(__always)
  private func replace(with number: Int) {
    withUnsafeMutablePointer(to: &content) { $0.initialize(to: .int(number)) }
  }

  /// Passes the value to `body` under the lock, without a copy; nil where it is out of its place. `body` runs no code of the
  /// program and destroys nothing.
  @inline(__always)
  func read<Result: Sendable>(_ body: (Value) -> Result) -> Result? {
    locked { owner in owner == 0 ? body(content) : nil }
  }

  /// Changes the value in its place under the lock; nil where it is out of it. `body` runs no code of the program and destroys
  /// nothing.
  @inline(__always)
  func change<Result: Sendable>(_ body: (inout Value) -> Result) -> Result? {
    locked { owner in owner == 0 ? body(&content) : nil }
  }

  /// True if this thread is changing the value in place, further up its stack.
  var isBeingChangedHere: Bool { locked { owner in owner != 0 && owner == currentThreadIdentity() } }

  /// Checks a value that seems to be moved out for an overlapping access.
  @inline(never)
  private func checkExclusivity() { if isBeingChangedHere { EvaluationThread.failForOverlap() } }

  /// Changes the value in place: it is taken out meanwhile, so that an array in it is not copied; other threads wait.
  func modify<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    var value = Value.void
    var isOverlapping = false
    while true {
      let taken: Bool = locked { owner in
        isOverlapping = owner == currentThreadIdentity()
        if owner != 0 { return isOverlapping }
        owner = currentThreadIdentity()
        swap(&content, &value)
        return true
      }
      if taken { break }
      yieldThread()
    }
    if isOverlapping {
      EvaluationThread.failForOverlap()
      return try body(&value)
    }
    defer {
      locked { owner in
        owner = 0
        swap(&content, &value)
      }
    }
    return try body(&value)
  }
}

/// Value of a `let`. As a property that never changes it is passed on as it is, whereas a copy of a variable's value
/// would count references.
private final class Constant {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// Object that a `weak` variable refers to.
package final class WeakReference: @unchecked Sendable {
  // Swift's own weak references are safe against the object's end; this one is never written again.
  private weak let object: AnyObject?
  /// True if it was made without an object, as an `unowned` optional may be.
  package let isEmpty: Bool
  package init(_ object: AnyObject?) {
    self.object = object
    isEmpty = object == nil
  }
  package var value: Value { object.map { .wrapped(.object($0)) } ?? .none }
  package var target: AnyObject? { object }
}
