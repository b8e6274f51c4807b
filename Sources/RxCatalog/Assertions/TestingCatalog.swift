import RxBindings
import Types
import Execution
import Foundation

/// Swift Testing's functions: implementations of `#expect` and `#require`, issues, known issues and confirmations.
package enum TestingCatalog {
  static func module() -> NativeModule {
    let module = NativeModule(name: "Testing")
    addPlans(to: module)
    addExpectations(to: module)
    addErrorExpectations(to: module)
    addIssues(to: module)
    return module
  }

  /// Error of `#require`, which has been recorded when it is thrown.
  package struct ExpectationFailed: Error, CustomStringConvertible {
    package var description: String { "ExpectationFailedError()" }
  }

  static func fail(_ text: String, comment: Value?, _ call: NativeCall) throws {
    let words = comment?.asOptional?.asString
    if let recorder = call.runtime.host.testRecorder {
      recorder.record(TestIssue(text, comment: words, at: call.site))
    } else {
      call.runtime.host.reportMishap(text + (words.map { " - " + $0 } ?? ""), at: call.site)
    }
  }

  // MARK: Conditions

  private static func addExpectations(to module: NativeModule) {
    let rest = "_ comment: @autoclosure () -> String? = nil, source: [String]"
    var members: [NativeMember] = []
    members.general("func __operand<T>(_ value: T, _ index: Int) -> T") { call in
      EvaluationThread.current.operands.append((call.int(1), call[0]))
      return call[0]
    }
    members.general("func __expect(_ condition: Bool, \(rest))") { call in
      let operands = takeOperands(call[2])
      if !call.bool(0) { try failCondition(call, operands) }
      return .void
    }
    members.general("@discardableResult func __require(_ condition: Bool, \(rest)) throws -> Void") { call in
      let operands = takeOperands(call[2])
      if call.bool(0) { return .void }
      try failCondition(call, operands)
      throw ExpectationFailed()
    }
    members.general("@discardableResult func __require<T>(_ value: T?, \(rest)) throws -> T") { call in
      _ = takeOperands(call[2])
      if let value = call[0].asOptional { return value }
      try fail(
        "Expectation failed: \(call[2].asArray.map(\.asString).joined()) → nil",
        comment: call.function(1).call(), call)
      throw ExpectationFailed()
    }
    module.global(members)
  }

  /// Returns the values that the operands of the condition noted just now, by their numbers; those of conditions within
  /// it are gone.
  private static func takeOperands(_ source: Value) -> [Int: Value] {
    let thread = EvaluationThread.current
    guard source.asArray.count > 1, let start = thread.operands.lastIndex(where: { $0.index == 0 }) else { return [:] }
    defer { thread.operands.removeSubrange(start...) }
    return Dictionary(thread.operands[start...].map { ($0.index, $0.value) }) { _, last in last }
  }

  private static func failCondition(_ call: NativeCall, _ operands: [Int: Value]) throws {
    var text = ""
    for (index, part) in call[2].asArray.enumerated() {
      let source = part.asString
      guard index % 2 == 1, let value = operands[index / 2] else {
        text += source
        continue
      }
      let shown = if case .some(let box) = value { box.value.debugDescription } else { value.debugDescription }
      text += shown == source ? source : "(\(source) → \(shown))"
    }
    try fail("Expectation failed: \(text)", comment: call.function(1).call(), call)
  }

  // MARK: Issues

  private static func addIssues(to module: NativeModule) {
    module.type("struct Issue", represents: RecordedIssue.self)
    module.extend(
      "extension Issue",
      [
        NativeMember(
          "@discardableResult static func record(_ comment: String? = nil) -> Issue",
          .general { call in
            try fail("Issue recorded", comment: call[0], call)
            return .boxed(RecordedIssue())
          }),
        NativeMember(
          "@discardableResult static func record(_ error: any Error, _ comment: String? = nil) -> Issue",
          .general { call in
            try fail("Caught error: \(describe(error: call[0]))", comment: call[1], call)
            return .boxed(RecordedIssue())
          }),
      ])
    var members: [NativeMember] = []
    for effect in ["", " async"] {
      members.general(
        "func withKnownIssue(_ comment: String? = nil, isIntermittent: Bool = false, _ body: ()\(effect) throws -> Void)\(effect)"
      ) { call in
        try expectIssues(call)
        return .void
      }
      members.general(
        "func withKnownIssue(_ comment: String? = nil, isIntermittent: Bool = false, _ body: ()\(effect) throws -> Void, when precondition: ()\(effect) throws -> Bool)\(effect) rethrows"
      ) { call in
        if try call.function(3).call().asBool { try expectIssues(call) } else { _ = try call.function(2).call() }
        return .void
      }
    }
    module.type("class Confirmation", represents: Confirmation.self)
    var confirmation: [NativeMember] = []
    for name in ["confirm", "callAsFunction"] {
      confirmation.general("func \(name)(count: Int = 1)") { call in
        try call.native(0, as: Confirmation.self).confirm(call.int(1))
        return .void
      }
    }
    module.extend("extension Confirmation", confirmation)
    for effect in ["", "async "] {
      members.general(
        "func confirmation<R>(_ comment: String? = nil, expectedCount: Int = 1, _ body: (Confirmation) \(effect)throws -> R) async rethrows -> R"
      ) { call in
        let confirmation = Confirmation()
        let result = try call.function(2).call(.object(confirmation))
        let (count, wanted) = (confirmation.count, call.int(1))
        if count != wanted { try fail(confirmation, expected: times(wanted), call) }
        return result
      }
      members.general(
        "func confirmation<R>(_ comment: String? = nil, expectedCount: ClosedRange<Int>, _ body: (Confirmation) \(effect)throws -> R) async rethrows -> R"
      ) { call in
        let confirmation = Confirmation()
        let result = try call.function(2).call(.object(confirmation))
        guard let bounds = call[1].rangeBounds else { return result }
        if try !bounds.contains(.int(confirmation.count), call.runtime) {
          try fail(confirmation, expected: "\(bounds.lower) ... \(bounds.upper) time(s)", call)
        }
        return result
      }
    }
    module.global(members)
  }

  private static func fail(_ confirmation: Confirmation, expected: String, _ call: NativeCall) throws {
    try fail(
      "Confirmation was confirmed \(times(confirmation.count)), but expected to be confirmed \(expected)",
      comment: call[0], call)
  }

  private static func times(_ count: Int) -> String { "\(count) time\(count == 1 ? "" : "s")" }

  /// `withKnownIssue`: its body is to record an issue or to throw.
  private static func expectIssues(_ call: NativeCall) throws {
    let recorder = call.runtime.host.testRecorder
    recorder?.beginKnownIssues(comment: call[0].asOptional?.asString)
    var trap: Trap?
    do { _ = try call.function(2).call() } catch let caught as Trap { trap = caught } catch {
      if !(error is ExpectationFailed) {
        recorder?.record(TestIssue("Caught error: \(describe(error: Value(error: error)))", at: call.site))
      }
    }
    let count = recorder?.endKnownIssues() ?? 1
    if let trap { throw trap }
    if count == 0, !call.bool(1) { try fail("Known issue was not recorded", comment: call[0], call) }
  }

  /// Returns an error as Swift Testing shows it.
  package static func describe(error: Value) -> String {
    if case .enumeration = error { return "." + error.description }
    return error.description
  }
}

/// Result of `Issue.record`.
struct RecordedIssue: Sendable {}

/// An event that a test confirms.
final class Confirmation: @unchecked Sendable {
  // Unchecked because the count is reached under `lock`.
  private let lock = NSLock()
  private var confirmed = 0
  var count: Int { lock.withLock { confirmed } }
  func confirm(_ count: Int) { lock.withLock { confirmed += count } }
}
