internal import CCrashReport
internal import CThreadLocal
import Foundation

/// State of a thread that runs interpreted code: a stack of values for its frames, and the limits of its machine stack.
///
/// The used slots above `top` hold values without references, so a frame is allocated by moving `top` and freed by
/// clearing the slots that may hold references.
package final class EvaluationThread {
  static let capacity = 1 << 19
  let base: UnsafeMutablePointer<Value>
  private let limit: UnsafeMutablePointer<Value>
  @exclusivity(unchecked) private var initialized: UnsafeMutablePointer<Value>
  // Only ever used by its own thread, and much: the dynamic exclusivity checks would cost more than the work.
  @exclusivity(unchecked) var top: UnsafeMutablePointer<Value>
  /// Below this address the machine stack is about to end.
  let stackLimit: UInt
  /// Nesting depth of top-level statements on this thread.
  @exclusivity(unchecked) var statements = 0
  /// Nesting depth of calls from native into interpreted code on this thread.
  @exclusivity(unchecked) var entries = 0

  /// Logical thread of the code that runs here, where data races are detected.
  @exclusivity(unchecked) package var logicalThread: LogicalThread?

  /// Values that operands of expectations noted, with the places of the operands in their conditions.
  package var operands: [(index: Int, value: Value)] = []

  /// Runtime of the code that ran here last, for native code without a runtime at hand that reaches the end of the
  /// stack.
  @exclusivity(unchecked) package weak var runtime: Runtime?
  /// Values of objects that were released deep within the release of others, destroyed later.
  @exclusivity(unchecked) private var remains: [Value] = []
  /// Number of values within values that native code may still look at before it is asked whether the program stops.
  @exclusivity(unchecked) private var untilPoll = EvaluationThread.pollInterval
  private static let pollInterval = 4096
  /// Below this address no native code is to build further on the stack: subscriptions, objects' ends.
  private let deepEnds: UInt
  /// Above this address there is room for as many ends as may be nested.
  private let shallowEnds: UInt

  var isRunningStatement: Bool { statements > 0 }
  /// True if interpreted code is further up the stack, so that a fault can be thrown to it.
  @inline(__always) var isInside: Bool { entries | statements != 0 }

  private init() {
    base = .allocate(capacity: Self.capacity)
    limit = base + Self.capacity
    top = base
    initialized = base
    let (lowest, size) = Self.machineStack()
    stackLimit = lowest + min(256 << 10, size / 2)
    deepEnds = lowest + size / 2
    shallowEnds = lowest + size / 4 * 3
  }

  deinit {
    base.deinitialize(count: initialized - base)
    base.deallocate()
  }

  /// Allocates a frame; returns nil if the program recursed too deeply.
  @inline(__always)
  func push(_ count: Int) -> UnsafeMutablePointer<Value>? {
    let frame = top
    let end = frame + count
    if end > initialized, !grow(to: end) { return nil }
    top = end
    if UInt(bitPattern: thread_stack_pointer()) < stackLimit {
      top = frame
      return nil
    }
    return frame
  }

  /// Returns true if native code may recurse once more, as it does for a value within a value. At the end of the stack, the
  /// program is stopped. While the program is stopping, no code may recurse, so that work on values that contain one another
  /// very often ends, too. Any result that native code makes of a refusal is discarded with the rest.
  @inline(__always)
  package static func hasRoom() -> Bool {
    var here: UInt8 = 0
    let address = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
    return unretained._withUnsafeGuaranteedRef {
      $0.untilPoll &-= 1
      return address >= $0.stackLimit && $0.untilPoll > 0 || $0.hasRoom(at: address)
    }
  }

  @inline(never)
  private func hasRoom(at address: UInt) -> Bool {
    if address < stackLimit { return failForRoom() }
    // While the program is stopping, the next value is refused, too.
    untilPoll = runtime?.isStopping == true ? 0 : Self.pollInterval
    return untilPoll > 0
  }

  /// True if the program that ran here last is stopping, for native code that has no runtime at hand. To be checked
  /// regularly.
  static var isStopping: Bool { current.runtime?.isStopping ?? false }

  @inline(never)
  private func failForRoom() -> Bool {
    runtime?.stop(for: Trap(.fault("stack overflow: the values are nested too deeply")))
    return false
  }

  /// Stops the program because of overlapping accesses, as Swift does.
  static func failForOverlap() {
    current.runtime?.stop(
      for: Trap(.fault("Simultaneous accesses to a variable, but modification requires exclusive access")))
  }

  /// True if releases of objects are nested so deeply that their values are better destroyed later.
  @inline(__always)
  static var isDeep: Bool {
    var here: UInt8 = 0
    let address = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
    return unretained._withUnsafeGuaranteedRef { address < $0.deepEnds }
  }

  /// Address on the calling thread's stack below which subscriptions are nested too deeply: half of it, because events
  /// sent through them are nested as deeply again.
  package static var subscriptionLimit: UInt { unretained._withUnsafeGuaranteedRef { $0.deepEnds } }

  /// Keeps values that are destroyed when the stack is free again.
  static func keepRemains(_ values: [Value]) { unretained._withUnsafeGuaranteedRef { $0.remains += values } }

  /// Destroys the kept values; called when an object has ended, and when the program's code is left.
  @inline(__always)
  static func destroyRemains() {
    unretained._withUnsafeGuaranteedRef { if !$0.remains.isEmpty { $0.releaseRemains() } }
  }

  @inline(never)
  private func releaseRemains() {
    var here: UInt8 = 0
    if withUnsafeMutablePointer(to: &here, { UInt(bitPattern: $0) }) < shallowEnds { return }
    while !remains.isEmpty {
      var batch = remains
      remains = []
      while let value = batch.popLast() { withExtendedLifetime(value) {} }
    }
  }

  @inline(never)
  private func grow(to end: UnsafeMutablePointer<Value>) -> Bool {
    guard end <= limit else { return false }
    let count = min(max(end - initialized, 4096), limit - initialized)
    initialized.initialize(repeating: .unset, count: count)
    initialized += count
    return true
  }

  /// Releases a thread's object when the thread ends. The key is made once and never changes.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    #if canImport(Darwin)
      pthread_key_create(&key) { release($0) }
    #else
      pthread_key_create(&key) { if let pointer = $0 { release(pointer) } }
    #endif
    return key
  }()

  private static func release(_ pointer: UnsafeMutableRawPointer) {
    // The release of its values may need another one.
    thread_local_set(nil)
    Unmanaged<EvaluationThread>.fromOpaque(pointer).release()
  }

  package static var current: EvaluationThread {
    if let pointer = thread_local_get() {
      return Unmanaged<EvaluationThread>.fromOpaque(pointer).takeUnretainedValue()
    }
    return make()
  }

  @inline(never)
  private static func make() -> EvaluationThread {
    crash_report_prepare_thread()
    let thread = EvaluationThread()
    let pointer = Unmanaged.passRetained(thread).toOpaque()
    pthread_setspecific(key, pointer)
    thread_local_set(pointer)
    return thread
  }

  /// The current thread's, which lives as long as the thread: used without counting references.
  @inline(__always)
  static var unretained: Unmanaged<EvaluationThread> {
    if let pointer = thread_local_get() { return .fromOpaque(pointer) }
    return .passUnretained(make())
  }

  /// Returns the lowest address of the thread's machine stack, and its size.
  private static func machineStack() -> (UInt, UInt) {
    #if canImport(Darwin)
      let top = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
      let size = UInt(pthread_get_stacksize_np(pthread_self()))
      return (top - size, size)
    #else
      // Behind _GNU_SOURCE, which the importer does not set.
      typealias Attributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
      guard let symbol = dlsym(nil, "pthread_getattr_np") else { return (0, 0) }
      var attributes = pthread_attr_t()
      guard unsafeBitCast(symbol, to: Attributes.self)(pthread_self(), &attributes) == 0 else { return (0, 0) }
      defer { pthread_attr_destroy(&attributes) }
      var address: UnsafeMutableRawPointer?
      var size = 0
      pthread_attr_getstack(&attributes, &address, &size)
      return (UInt(bitPattern: address), UInt(size))
    #endif
  }
}
