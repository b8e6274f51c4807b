// Compiled beside fixtures that use tasks: Swift's runtime hands its jobs to the virtual oracleClock, so that their order is always the same.
import Clocks
import Foundation
import Rx

private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void
private typealias MainExecutorHook = @convention(thin) (@convention(thin) () -> UnownedSerialExecutor) -> UnownedSerialExecutor
private typealias DrainHook = @convention(thin) (@convention(thin) () -> Void, @convention(thin) () -> Void) -> Void

@_silgen_name("swift_job_run") private func run(_ job: UnownedJob, _ executor: UnownedSerialExecutor)

private let generic = unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
private let global = Executor.concurrent(DispatchQueue.global())

private func enqueue(_ job: UnownedJob, on executor: Executor, _ serial: UnownedSerialExecutor) {
  _ = oracleClock.schedule(on: executor, after: .zero, leeway: .zero) { run(job, serial) }
}

private final class MainExecutor: SerialExecutor {
  func enqueue(_ job: UnownedJob) { main.enqueue(job, on: .main, asUnownedSerialExecutor()) }
  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
private let mainExecutor = MainExecutor()

private func hook<Hook>(_ name: String, _ hook: Hook) {
  dlsym(dlopen(nil, RTLD_LAZY), name)!.assumingMemoryBound(to: Hook?.self).pointee = hook
}

func oracleStartTasks() {
  let enqueueGlobal: EnqueueHook = { job, _ in enqueue(job, on: global, generic) }
  hook("swift_task_enqueueGlobal_hook", enqueueGlobal)
  let getMain: MainExecutorHook = { _ in mainExecutor.asUnownedSerialExecutor() }
  hook("swift_task_getMainExecutor_hook", getMain)
  // A top level that waits leaves its thread to the main queue.
  let drain: DrainHook = { _, _ in
    oracleDrain()
    exit(0)
  }
  hook("swift_task_asyncMainDrainQueue_hook", drain)
}

// These go to Dispatch without asking the hooks.
extension Task where Success == Never, Failure == Never {
  static func yield() async {
    await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
      _ = oracleClock.schedule(on: global, after: .zero, leeway: .zero) { continuation.resume() }
    }
  }

  static func sleep(nanoseconds duration: UInt64) async throws {
    try await oracleSleep(.nanoseconds(Int64(clamping: duration)))
  }

  static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws { try await oracleSleep(duration) }
}

private final class Sleep: @unchecked Sendable {
  let lock = NSLock()
  var continuation: UnsafeContinuation<Void, any Error>?
  var scheduled: (any Disposable)?
  func end(_ result: Result<Void, any Error>) {
    let continuation = lock.withLock { () -> UnsafeContinuation<Void, any Error>? in
      defer { self.continuation = nil }
      return self.continuation
    }
    continuation?.resume(with: result)
  }
}

private func oracleSleep(_ duration: Duration) async throws {
  try Task<Never, Never>.checkCancellation()
  let sleep = Sleep()
  try await withTaskCancellationHandler {
    try await withUnsafeThrowingContinuation { (continuation: UnsafeContinuation<Void, any Error>) in
      sleep.continuation = continuation
      sleep.scheduled = oracleClock.schedule(on: global, after: duration, leeway: .zero) { sleep.end(.success(())) }
    }
  } onCancel: {
    sleep.scheduled?.dispose()
    sleep.end(.failure(CancellationError()))
  }
}
