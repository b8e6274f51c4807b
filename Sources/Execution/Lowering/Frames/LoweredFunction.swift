import Locks
import Synchronization
import SyntaxTree
import Types

/// A function, method or accessor of the program or of a native module, ready to be called. Its body is lowered by the first call.
package final class LoweredFunction: @unchecked Sendable {
  // Retained by the checked tree that this was made from, and by `Lowering` for functions that native code calls.
  let decl: FunctionDecl
  // Whatever calls this holds the runtime, which owns the lowering; checking that would cost a lock instruction a call.
  unowned(unsafe) let lowering: Lowering
  /// The address of the body, retained, once there is one. Not an `AtomicLazyReference`, because reading this must cost nothing.
  private let body = Atomic<UInt>(0)
  /// Bodies that were discarded: calls of them may be running.
  private let discarded = Locked<[LoweredBody]>([])
  /// Variables of the functions around a local one: the caller hands them over.
  var captures: [VariableDecl] = []

  init(_ decl: FunctionDecl, _ lowering: Lowering) {
    self.decl = decl
    native = decl.implementation
    self.lowering = lowering
  }

  let native: NativeImplementation?
  var hasSelf: Bool { decl.selfVariable != nil }
  /// Frame slots before the locals: the result, `self`, the parameters, the type arguments.
  var typeArgumentsSlot: Int { 1 + (hasSelf ? 1 : 0) + decl.parameters.count }

  deinit {
    if let body = UnsafeRawPointer(bitPattern: body.load(ordering: .acquiring)) {
      Unmanaged<LoweredBody>.fromOpaque(body).release()
    }
  }

  /// Lives as long as the function.
  @inline(__always)
  func load() throws -> Unmanaged<LoweredBody> {
    if let body = UnsafeRawPointer(bitPattern: body.load(ordering: .acquiring)) { return .fromOpaque(body) }
    return try lower()
  }

  func store(_ lowered: LoweredBody) {
    let made = Unmanaged.passRetained(lowered)
    let address = UInt(bitPattern: made.toOpaque())
    if !body.compareExchange(expected: 0, desired: address, ordering: .acquiringAndReleasing).exchanged {
      made.release()
    }
  }

  /// Has the function lowered again by its next call.
  func discardBody() {
    guard let old = UnsafeRawPointer(bitPattern: body.exchange(0, ordering: .acquiringAndReleasing)) else { return }
    discarded.withLock { $0.append(Unmanaged<LoweredBody>.fromOpaque(old).takeRetainedValue()) }
  }

  @inline(never)
  private func lower() throws -> Unmanaged<LoweredBody> {
    try lowering.lock.withLock {
      if let body = UnsafeRawPointer(bitPattern: body.load(ordering: .acquiring)) { return .fromOpaque(body) }
      do { store(try FrameLowering.body(of: self, lowering)) } catch let diagnostic as Diagnostic {
        throw lowering.runtime.fault(diagnostic.message, at: diagnostic.caret)
      }
      return try load()
    }
  }
}
