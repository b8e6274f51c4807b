import Locks
import Synchronization
import SyntaxTree
import Types

/// The stored properties of an interpreted struct.
package final class StructInstance: @unchecked Sendable {
  package let decl: NominalDecl
  package let typeArguments: [Type]
  /// Written only while nothing else refers to the instance.
  @exclusivity(unchecked) package var fields: [Value]
  package init(decl: NominalDecl, typeArguments: [Type], fields: [Value]) {
    self.decl = decl
    self.typeArguments = typeArguments
    self.fields = fields
  }

  func copy() -> StructInstance { StructInstance(decl: decl, typeArguments: typeArguments, fields: fields) }
}

/// A case of an interpreted enum with its payload.
package final class EnumInstance: @unchecked Sendable {
  package let enumCase: EnumCaseDecl
  package let typeArguments: [Type]
  // Changed only when the instance ends.
  @exclusivity(unchecked) package private(set) var payload: [Value]
  package init(enumCase: EnumCaseDecl, typeArguments: [Type], payload: [Value]) {
    self.enumCase = enumCase
    self.typeArguments = typeArguments
    self.payload = payload
  }

  deinit {
    if payload.isEmpty { return }
    if EvaluationThread.isDeep { return EvaluationThread.keepRemains(payload) }
    payload = []
    EvaluationThread.destroyRemains()
  }

  package var decl: NominalDecl { enumCase.owner }
}

/// An instance of an interpreted class. Any thread may read and write its fields.
package final class ClassInstance: @unchecked Sendable {
  package let decl: NominalDecl
  package let typeArguments: [Type]
  private let fields: UnsafeMutablePointer<Value>
  private let count: Int
  private let lock = Mutex<BusyFields>(BusyFields())
  private let handover = Handover()
  /// Runs the `deinit` bodies of the class; nil if no class of the hierarchy has one.
  // Written once, before another thread has access to the object.
  private var destroy: (@Sendable (Value) -> Void)?
  /// While the `deinit` of a class that derives from a native one runs: the native object, which is going away.
  // Written by the one thread that destroys the object.
  private(set) var ending: Unmanaged<AnyObject>?
  /// The native functions that overrides are calling with `super`, and the threads that do.
  private let superCalls = Locked<[SuperCall]>([])
  private struct SuperCall: Equatable {
    let function: ObjectIdentifier
    let thread: UInt
  }

  /// Fields whose value was taken out by a thread that changes it in place.
  private struct BusyFields {
    private var mask: UInt64 = 0
    /// The thread that changes them, but for those that `others` names: seldom do several threads change one object.
    private var owner: UInt = 0
    private var others: [UInt64: UInt] = [:]

    /// Returns the thread that changes the field of this bit; nil for none.
    @inline(__always)
    func owner(of bit: UInt64) -> UInt? {
      if mask & bit == 0 { return nil }
      return others.isEmpty ? owner : others[bit] ?? owner
    }

    mutating func begin(_ bit: UInt64, by thread: UInt) {
      if mask == 0 { owner = thread } else if owner != thread { others[bit] = thread }
      mask |= bit
    }

    mutating func end(_ bit: UInt64) {
      mask &= ~bit
      if !others.isEmpty { others[bit] = nil }
    }
  }

  package init(decl: NominalDecl, typeArguments: [Type], destroy: (@Sendable (Value) -> Void)?) {
    self.decl = decl
    self.typeArguments = typeArguments
    self.destroy = destroy
    count = decl.storedProperties.count
    fields = .allocate(capacity: count)
    fields.initialize(repeating: .unset, count: count)
    if decl.isActor { fields.pointee = .object(ActorExecutor()) }
  }

  /// Executor of an actor; nil for other classes. An actor has no superclass, and its executor is its first field.
  var actorExecutor: ActorExecutor? {
    guard decl.isActor, case .object(let executor) = fields.pointee else { return nil }
    return executor as? ActorExecutor
  }

  /// An instance that takes over the fields of one that is being deallocated, so that its `deinit` can have a `self` that may
  /// be retained without harm.
  private init(takingOver instance: borrowing ClassInstance) {
    decl = instance.decl
    typeArguments = instance.typeArguments
    destroy = nil
    count = instance.count
    fields = .allocate(capacity: count)
    fields.moveInitialize(from: instance.fields, count: count)
    instance.fields.initialize(repeating: .unset, count: count)
  }

  deinit {
    if EvaluationThread.isDeep {
      let last = ClassInstance(takingOver: self)
      last.destroy = destroy
      EvaluationThread.keepRemains([.object(last)])
    } else {
      if let destroy { destroy(.object(ClassInstance(takingOver: self))) }
      // In the order of their declaration, as compiled code destroys them.
      for index in 0..<count { (fields + index).deinitialize(count: 1) }
      EvaluationThread.destroyRemains()
    }
    fields.deallocate()
  }

  /// Marks the object as fully initialized: from now on its end runs `destroy`.
  func complete(_ destroy: (@Sendable (Value) -> Void)?) { self.destroy = destroy }

  /// True if all of its stored properties have values.
  var isWhole: Bool {
    for (index, property) in decl.storedProperties.enumerated() where !property.isLazy && !property.type.isVoidType {
      if self[index].isUnset { return false }
    }
    return true
  }

  /// Ends the instance; called in the `deinit` of the native object that it is a part of: the program's `deinit` still
  /// sees a native object.
  package func end(with object: AnyObject) {
    guard let destroy else { return }
    self.destroy = nil
    let last = ClassInstance(takingOver: self)
    last.ending = Unmanaged.passUnretained(object)
    destroy(.object(last))
    last.ending = nil
  }

  /// Runs the native behaviour of a member that the program overrides.
  func callingSuper<Result>(_ function: FunctionDecl, _ body: () throws -> Result) rethrows -> Result {
    let call = SuperCall(function: ObjectIdentifier(function), thread: currentThreadIdentity())
    superCalls.withLock { $0.append(call) }
    defer {
      superCalls.withLock { calls in
        if let index = calls.lastIndex(of: call) { calls.remove(at: index) }
      }
    }
    return try body()
  }

  /// Returns true, once for each call, if an override's call of the overridden method has arrived at the native object.
  func isCallingSuper(_ function: FunctionDecl) -> Bool {
    var overridden: [ObjectIdentifier] = []
    var current = function.overridden
    while let here = current {
      overridden.append(ObjectIdentifier(here))
      current = here.overridden
    }
    let thread = currentThreadIdentity()
    return superCalls.withLock { calls in
      guard let index = calls.lastIndex(where: { $0.thread == thread && overridden.contains($0.function) }) else {
        return false
      }
      calls.remove(at: index)
      return true
    }
  }

  @inline(__always)
  private func locked<Result: Sendable>(_ body: (inout BusyFields) -> Result) -> Result {
    lock.withLock { busy in
      handover.acquire()
      defer { handover.release() }
      return body(&busy)
    }
  }

  /// Returns true if one of its stored properties is that object.
  package func holds(_ object: AnyObject) -> Bool {
    (0..<count).contains { index in
      switch self[index] {
      case .object(let held): held === object
      case .some(let box): box.value.asObject === object
      default: false
      }
    }
  }

  package subscript(index: Int) -> Value {
    get {
      while true {
        let value: Value? = locked { busy in
          if let owner = busy.owner(of: bit(index)), owner != currentThreadIdentity() { return nil }
          return fields[index]
        }
        if let value {
          if case .void = value { checkExclusivity(index) }
          return value
        }
        yieldThread()
      }
    }
    set { exchange(index, newValue) }
  }

  /// Stores a value; the old one is destroyed outside of the lock.
  @discardableResult
  func exchange(_ index: Int, _ newValue: consuming Value) -> Value {
    while true {
      let taken: Bool = locked { busy in
        if let owner = busy.owner(of: bit(index)), owner != currentThreadIdentity() { return false }
        swap(&fields[index], &newValue)
        return true
      }
      if taken {
        if case .void = newValue { checkExclusivity(index) }
        return newValue
      }
      yieldThread()
    }
  }

  /// Passes a field to `body` under the lock, without a copy; nil where it is out of its place. `body` runs no code of the
  /// program and destroys nothing.
  @inline(__always)
  func read<Result: Sendable>(_ index: Int, _ body: (Value) -> Result) -> Result? {
    locked { busy in busy.owner(of: bit(index)) == nil ? body(fields[index]) : nil }
  }

  /// Changes a field in its place under the lock; nil where it is out of it. `body` runs no code of the program and destroys
  /// nothing.
  @inline(__always)
  func change<Result: Sendable>(_ index: Int, _ body: (inout Value) -> Result) -> Result? {
    locked { busy in busy.owner(of: bit(index)) == nil ? body(&fields[index]) : nil }
  }

  /// Changes a field in place: its value is taken out meanwhile, so that an array in it is not copied.
  func modify<Result>(_ index: Int, _ body: (inout Value) throws -> Result) rethrows -> Result {
    var value = Value.void
    var isOverlapping = false
    while true {
      let taken: Bool = locked { busy in
        if let owner = busy.owner(of: bit(index)) {
          isOverlapping = owner == currentThreadIdentity()
          return isOverlapping
        }
        busy.begin(bit(index), by: currentThreadIdentity())
        swap(&fields[index], &value)
        return true
      }
      if taken { break }
      yieldThread()
    }
    if isOverlapping {
      failForOverlap()
      return try body(&value)
    }
    defer {
      locked { busy in
        busy.end(bit(index))
        swap(&fields[index], &value)
      }
    }
    return try body(&value)
  }

  /// Checks a field whose value is moved out for an overlapping access of this thread.
  @inline(never)
  private func checkExclusivity(_ index: Int) {
    let isOverlapping: Bool = locked { busy in busy.owner(of: bit(index)) == currentThreadIdentity() }
    if isOverlapping { failForOverlap() }
  }

  /// Stops the program because of overlapping accesses, if there are at most 64 fields: others share a bit and cannot
  /// be distinguished.
  private func failForOverlap() { if count <= 64 { EvaluationThread.failForOverlap() } }

  private func bit(_ index: Int) -> UInt64 { 1 << UInt64(index & 63) }
}
