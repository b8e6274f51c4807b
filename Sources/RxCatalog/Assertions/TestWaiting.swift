import RxBindings
import Types
import Execution
import Foundation
import Rx
import SyntaxTree

/// `XCTWaiter.Result`.
enum WaitResult: Int, Sendable {
  case completed = 1
  case timedOut, incorrectOrder, invertedFulfillment, interrupted
}

/// `XCTWaiter`: waits for expectations, and reports to a test case where it has one.
final class Waiter: @unchecked Sendable {
  // Unchecked because what changes is reached under `lock`.
  private let lock = NSLock()
  private var fulfilled: [Expectation] = []
  /// True if a wait that goes wrong is a failure of the running test.
  private let reports: Bool

  init(reports: Bool) { self.reports = reports }

  /// The expectations that were fulfilled while it waited last, in the order of their fulfillment.
  var fulfilledExpectations: [Expectation] { lock.withLock { fulfilled } }

  /// Waits; the main thread's other work goes on meanwhile.
  func wait(for awaited: [Expectation], seconds: Double, inOrder: Bool, _ call: NativeCall) throws -> WaitResult {
    for (index, expectation) in awaited.enumerated() {
      if awaited[..<index].contains(where: { $0 === expectation }) {
        throw Trap.fault("API violation - each element in the 'expectations' parameter must be unique.")
      }
      if !expectation.beginWait() {
        throw Trap.fault(
          "API violation - expectations can only be waited on once, '\(expectation.description)' has already been waited on"
        )
      }
    }
    let environment = Environments.current
    let end = environment.now.addingTimeInterval(seconds)
    var pending = awaited.filter { !$0.isFulfilled }
    var verdict = Self.verdict(on: awaited, inOrder: inOrder)
    while verdict == nil {
      let left = Duration.seconds(max(0, end.timeIntervalSince(environment.now)))
      let isWoken = environment.blockServing(timeout: left) { wake in
        for expectation in pending { expectation.whenFulfilled(wake) }
      }
      try call.runtime.check()
      pending = awaited.filter { !$0.isFulfilled }
      verdict = Self.verdict(on: awaited, inOrder: inOrder)
      if !isWoken { break }
    }
    if let order = Environments.order {
      for expectation in awaited where expectation.isFulfilled { order.acquire(expectation) }
    }
    lock.withLock { fulfilled = awaited.filter(\.isFulfilled).sorted { $0.order < $1.order } }
    let missing = awaited.filter { !$0.isInverted && !$0.isFulfilled }
    let found = verdict ?? Verdict(missing.isEmpty ? .completed : .timedOut)
    if reports { report(found, missing: missing, seconds, call) }
    return found.result
  }

  private func report(_ verdict: Verdict, missing: [Expectation], _ seconds: Double, _ call: NativeCall) {
    switch verdict.result {
    case .completed, .interrupted: return
    case .timedOut:
      let names = missing.map(\.description).joined(separator: ", ")
      AssertionCatalog.fail(
        "Asynchronous wait failed - Exceeded timeout of \(seconds) seconds, with unfulfilled expectations: \(names)",
        nil, call)
    case .incorrectOrder, .invertedFulfillment:
      AssertionCatalog.fail(verdict.message, nil, at: verdict.place, call)
    }
  }

  /// Result of a finished wait, with its failure message.
  private struct Verdict {
    let result: WaitResult
    var message = ""
    var place: SourceRange?
    init(_ result: WaitResult, _ message: String = "", at place: SourceRange? = nil) {
      self.result = result
      self.message = message
      self.place = place
    }
  }

  /// The result as far as it is known before the time is over; nil where something may still happen.
  private static func verdict(on awaited: [Expectation], inOrder: Bool) -> Verdict? {
    let fulfilled = awaited.filter(\.isFulfilled).sorted { $0.order < $1.order }
    if let inverted = fulfilled.first(where: \.isInverted) {
      return Verdict(
        .invertedFulfillment, "Asynchronous wait failed - Fulfilled inverted expectation '\(inverted.description)'",
        at: inverted.fulfilledAt)
    }
    if inOrder, let (required, actual) = zip(awaited, fulfilled).first(where: { $0 !== $1 }) {
      return Verdict(
        .incorrectOrder,
        "Failed due to expectation fulfilled in incorrect order: requires '\(required.description)', actually fulfilled '\(actual.description)'",
        at: actual.fulfilledAt)
    }
    return fulfilled.count == awaited.count ? Verdict(.completed) : nil
  }
}

extension AssertionCatalog {
  static func addWaiters(to module: NativeModule) {
    module.type(
      """
      enum XCTWaiterResult: Int { case completed = 1; case timedOut = 2; case incorrectOrder = 3; \
      case invertedFulfillment = 4; case interrupted = 5 }
      """, represents: WaitResult.self)
    module.type("class XCTWaiter { typealias Result = XCTWaiterResult }", represents: Waiter.self)
    var members: [NativeMember] = []
    members.nullary("init()") { .object(Waiter(reports: false)) }
    members.general("init(delegate: XCTestCase?)") { .object(Waiter(reports: $0[0].asOptional != nil)) }
    members.general("var fulfilledExpectations: [XCTestExpectation] { get }") {
      .list(try $0.native(0, as: Waiter.self).fulfilledExpectations.map { .object($0) })
    }
    for (name, effect) in [("wait(for", ""), ("fulfillment(of", " async")] {
      let rest = "\(name) expectations: [XCTestExpectation], timeout seconds: Double = 60, enforceOrder: Bool = false)"
      members.general("func \(rest)\(effect) -> XCTWaiter.Result") { call in
        try wait(call, 1, call.native(0, as: Waiter.self))
      }
      members.general("static func \(rest)\(effect) -> XCTWaiter.Result") { call in
        try wait(call, 0, Waiter(reports: false))
      }
    }
    module.extend("extension XCTWaiter", members)
  }

  private static func wait(_ call: NativeCall, _ first: Int, _ waiter: Waiter) throws -> Value {
    let awaited = try call[first].asArray.map { try $0.unboxed(as: Expectation.self) }
    let result = try waiter.wait(
      for: awaited, seconds: call[first + 1].asDouble, inOrder: call.bool(first + 2), call)
    return try ScriptEnum(WaitResult.self, in: call.runtime).value(raw: result.rawValue)
  }
}
