import RxBindings
import Execution
import Foundation
import Rx
import Synchronization
import SyntaxTree
import Types

/// `XCTestCase`, which classes of tests derive from.
package class TestCase: @unchecked Sendable {
  // Unchecked because everything that changes is reached under `lock`.
  private let lock = NSLock()
  private var expected: [Expectation] = []
  private var teardownBlocks: [Function] = []
  private let name: String

  init(name: String = "") { self.name = name }

  var ownName: String { name }

  func expect(_ description: String, at place: SourceRange) -> Expectation {
    let expectation = Expectation(description, at: place)
    lock.withLock { expected.append(expectation) }
    return expectation
  }

  /// Expectations that the test made and did not wait for.
  package func takeUnawaited() -> [(description: String, place: SourceRange?)] {
    takeExpected().map { ($0.description, $0.place) }
  }

  func addTeardown(_ block: Function) { lock.withLock { teardownBlocks.append(block) } }

  /// Returns the blocks that `addTeardownBlock` added since the last call, the last one first.
  package func takeTeardownBlocks() -> [Function] {
    lock.withLock {
      defer { teardownBlocks = [] }
      return teardownBlocks.reversed()
    }
  }

  /// Takes the expectations for `waitForExpectations`: all that the test case made and did not wait for.
  func takeExpected() -> [Expectation] {
    lock.withLock {
      defer { expected = [] }
      return expected
    }
  }

  func forget(_ awaited: [Expectation]) {
    lock.withLock { expected.removeAll { own in awaited.contains { $0 === own } } }
  }
}

/// A class of the program's that derives from it.
final class DerivedTestCase: TestCase, DerivedObject, CustomStringConvertible, @unchecked Sendable {
  // Unchecked as the class above it is.
  let instance: ClassInstance
  init(_ instance: ClassInstance, name: String = "") {
    self.instance = instance
    super.init(name: name)
  }
  var description: String { "main." + instance.decl.name }
  deinit { instance.end(with: self) }
}

/// `XCTestExpectation`: something that is to happen, as often as said, or not at all.
final class Expectation: @unchecked Sendable {
  // Unchecked because the state is reached under `lock`.
  private struct State {
    var count = 0
    var wanted = 1
    var isInverted = false
    var wake: (@Sendable () -> Void)?
    /// True if more fulfillments than wanted are failures.
    var assertsOverfulfillment = false
    var isAwaited = false
    var order = 0
    var fulfilledAt: SourceRange?
  }
  private let lock = NSLock()
  private var state = State()
  private static let fulfillments = Atomic<Int>(0)
  let description: String
  let place: SourceRange?

  init(_ description: String, at place: SourceRange? = nil) {
    self.description = description
    self.place = place
  }

  /// Grows with each fulfilment of any expectation; 0 before its own.
  var order: Int { lock.withLock { state.order } }

  var wanted: Int {
    get { lock.withLock { state.wanted } }
    set { lock.withLock { state.wanted = newValue } }
  }
  var isInverted: Bool {
    get { lock.withLock { state.isInverted } }
    set { lock.withLock { state.isInverted = newValue } }
  }
  var assertsOverfulfillment: Bool {
    get { lock.withLock { state.assertsOverfulfillment } }
    set { lock.withLock { state.assertsOverfulfillment = newValue } }
  }
  var isFulfilled: Bool { lock.withLock { state.count >= state.wanted } }

  /// The place of its first fulfilment.
  var fulfilledAt: SourceRange? { lock.withLock { state.fulfilledAt } }

  /// Notes that it is waited for; false where it was before.
  func beginWait() -> Bool {
    lock.withLock {
      defer { state.isAwaited = true }
      return !state.isAwaited
    }
  }

  /// Returns whether it had been fulfilled as often as wanted, and wants to hear of that.
  func fulfill(at place: SourceRange) -> Bool {
    Environments.order?.release(self)
    let (wake, isTooOften) = lock.withLock { () -> ((@Sendable () -> Void)?, Bool) in
      if state.assertsOverfulfillment, state.count >= state.wanted { return (nil, true) }
      state.count += 1
      if state.order == 0 {
        state.order = Self.fulfillments.add(1, ordering: .relaxed).newValue
        state.fulfilledAt = place
      }
      return (state.count >= state.wanted ? state.wake : nil, false)
    }
    wake?()
    return isTooOften
  }

  func whenFulfilled(_ wake: @escaping @Sendable () -> Void) {
    let isNow = lock.withLock {
      state.wake = wake
      return state.count >= state.wanted
    }
    if isNow { wake() }
  }
}

extension AssertionCatalog {
  static func addTestCases(to module: NativeModule) {
    module.type("class XCTestExpectation", represents: Expectation.self)
    var expectation: [NativeMember] = []
    expectation.general("init(description: String = String())") { .object(Expectation($0.string(0))) }
    expectation.general("func fulfill()") { call in
      let expectation = try call.native(0, as: Expectation.self)
      if expectation.fulfill(at: call.site) {
        let name = expectation.description
        fail(
          "API violation - multiple calls made to XCTestExpectation.fulfill() for \(name).", nil, isUnexpected: true,
          call
        )
      }
      return .void
    }
    expectation.general("var expectationDescription: String { get }") {
      .string(try $0.native(0, as: Expectation.self).description)
    }
    expectation.property(
      "var expectedFulfillmentCount: Int { get set }",
      get: .general { .int(try $0.native(0, as: Expectation.self).wanted) },
      set: .mutating { value, call in
        try value.unboxed(as: Expectation.self).wanted = call.int(0)
        return .void
      })
    expectation.property(
      "var isInverted: Bool { get set }",
      get: .general { .bool(try $0.native(0, as: Expectation.self).isInverted) },
      set: .mutating { value, call in
        try value.unboxed(as: Expectation.self).isInverted = call.bool(0)
        return .void
      })
    expectation.property(
      "var assertForOverFulfill: Bool { get set }",
      get: .general { .bool(try $0.native(0, as: Expectation.self).assertsOverfulfillment) },
      set: .mutating { value, call in
        try value.unboxed(as: Expectation.self).assertsOverfulfillment = call.bool(0)
        return .void
      })
    module.extend("extension XCTestExpectation", expectation)

    module.type("open class XCTestCase", represents: TestCase.self)
    var members: [NativeMember] = [
      NativeMember(
        "init()", .nullary { .object(TestCase()) }, deriving: .object { own, _ in .object(DerivedTestCase(own)) }),
      // Without Objective-C a test case is made with the method to run.
      NativeMember(
        "init(name: String, testClosure: @escaping (XCTestCase) throws -> Void)", .general { _ in .object(TestCase()) },
        deriving: .object { own, call in .object(DerivedTestCase(own, name: call.string(0))) }),
    ]
    let hooks = [
      "func setUp()", "func setUpWithError() throws", "func setUp() async throws", "func tearDown()",
      "func tearDownWithError() throws", "func tearDown() async throws", "func invokeTest()", "class func setUp()",
      "class func tearDown()",
    ]
    for hook in hooks { members.general("open \(hook)") { _ in .void } }
    members.general("var name: String { get }") { .string(try $0.native(0, as: TestCase.self).ownName) }
    for effect in ["", " async"] {
      members.general("func addTeardownBlock(_ block: @escaping ()\(effect) throws -> Void)") { call in
        try call.native(0, as: TestCase.self).addTeardown(call.function(1))
        return .void
      }
    }
    members.general("func measure(_ block: () -> Void)") { call in
      try measure(call.function(1), name: call.native(0, as: TestCase.self).ownName, call)
      return .void
    }
    // XCTest on Linux goes on after a failure whatever is set.
    members.property(
      "var continueAfterFailure: Bool { get set }", get: .general { _ in .bool(true) }, set: .mutating { _, _ in .void }
    )
    members.general("func expectation(description: String) -> XCTestExpectation") { call in
      .object(try call.native(0, as: TestCase.self).expect(call.string(1), at: call.site))
    }
    let waits = [
      "func wait(for expectations: [XCTestExpectation], timeout seconds: Double = 60, enforceOrder: Bool = false)",
      "func fulfillment(of expectations: [XCTestExpectation], timeout: Double = 60, enforceOrder: Bool = false) async",
    ]
    for wait in waits {
      members.general(wait) { call in
        let awaited = try call[1].asArray.map { try $0.unboxed(as: Expectation.self) }
        try call.native(0, as: TestCase.self).forget(awaited)
        _ = try Waiter(reports: true).wait(
          for: awaited, seconds: call[2].asDouble, inOrder: call.bool(3), call)
        return .void
      }
    }
    members.general("func waitForExpectations(timeout: Double, handler: (((any Error)?) -> Void)? = nil)") { call in
      let awaited = try call.native(0, as: TestCase.self).takeExpected()
      if awaited.isEmpty {
        fail(
          "API violation - call made to wait without any expectations having been set.", nil, isUnexpected: true, call)
      }
      let isInTime =
        try Waiter(reports: true).wait(for: awaited, seconds: call[1].asDouble, inOrder: false, call) == .completed
      if let handler = call[2].asOptional?.asFunction {
        _ = try handler.call(isInTime ? .none : .wrapped(.boxed(WaitTimeout())))
      }
      return .void
    }
    module.extend("extension XCTestCase", members)
  }

  /// Error that `waitForExpectations` gives to its handler.
  private struct WaitTimeout: Error {}
}
