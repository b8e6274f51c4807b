import Foundation
import Interpreter
import Rx

/// `XCTestCase`: what classes of tests derive from. Their methods are the program's own to call.
class TestCase: @unchecked Sendable {
  // Unchecked because what is expected is reached under `lock`.
  private let lock = NSLock()
  private var expected: [Expectation] = []

  func expect(_ description: String) -> Expectation {
    let expectation = Expectation(description)
    lock.withLock { expected.append(expectation) }
    return expectation
  }

  /// What `waitForExpectations` waits for: all that it made and nobody waited for.
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
final class DerivedTestCase: TestCase, DerivedObject, @unchecked Sendable {
  // Unchecked as the class above it is.
  let instance: ClassInstance
  init(_ instance: ClassInstance) { self.instance = instance }
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
  }
  private let lock = NSLock()
  private var state = State()
  let description: String

  init(_ description: String) { self.description = description }

  var wanted: Int {
    get { lock.withLock { state.wanted } }
    set { lock.withLock { state.wanted = newValue } }
  }
  var isInverted: Bool {
    get { lock.withLock { state.isInverted } }
    set { lock.withLock { state.isInverted = newValue } }
  }
  var isFulfilled: Bool { lock.withLock { state.count >= state.wanted } }

  func fulfill() {
    let wake = lock.withLock {
      state.count += 1
      return state.count >= state.wanted ? state.wake : nil
    }
    wake?()
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
      try call.native(0, as: Expectation.self).fulfill()
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
    module.extend("extension XCTestExpectation", expectation)

    module.type("open class XCTestCase", represents: TestCase.self)
    var members: [NativeMember] = [
      NativeMember(
        "init()", .nullary { .object(TestCase()) }, deriving: .object { own, _ in .object(DerivedTestCase(own)) }),
      // Where there is no Objective-C whoever makes a test says what it runs.
      NativeMember(
        "init(name: String, testClosure: @escaping (XCTestCase) throws -> Void)", .general { _ in .object(TestCase()) },
        deriving: .object { own, _ in .object(DerivedTestCase(own)) }),
    ]
    for hook in ["setUp()", "setUpWithError() throws", "tearDown()", "tearDownWithError() throws", "invokeTest()"] {
      members.general("open func \(hook)") { _ in .void }
    }
    members.property(
      "var continueAfterFailure: Bool { get set }", get: .general { _ in .bool(true) }, set: .mutating { _, _ in .void }
    )
    members.general("func expectation(description: String) -> XCTestExpectation") { call in
      .object(try call.native(0, as: TestCase.self).expect(call.string(1)))
    }
    members.general("func wait(for expectations: [XCTestExpectation], timeout seconds: Double = 60)") { call in
      let awaited = try call[1].asArray.map { try $0.unboxed(as: Expectation.self) }
      try call.native(0, as: TestCase.self).forget(awaited)
      try wait(for: awaited, seconds: call[2].asDouble, call)
      return .void
    }
    members.general("func waitForExpectations(timeout: Double, handler: (((any Error)?) -> Void)? = nil)") { call in
      try wait(for: call.native(0, as: TestCase.self).takeExpected(), seconds: call[1].asDouble, call)
      if let handler = call[2].asOptional?.asFunction { _ = try handler.call(.none) }
      return .void
    }
    module.extend("extension XCTestCase", members)
  }

  /// The main thread's other work goes on meanwhile.
  private static func wait(for awaited: [Expectation], seconds: Double, _ call: NativeCall) throws {
    let environment = Environments.current
    let end = environment.now.addingTimeInterval(seconds)
    for expectation in awaited {
      _ = environment.blockServing(timeout: .seconds(max(0, end.timeIntervalSince(environment.now)))) {
        expectation.whenFulfilled($0)
      }
      try call.runtime.check()
    }
    for expectation in awaited where expectation.isFulfilled == expectation.isInverted {
      try report(
        "Asynchronous wait",
        expectation.isInverted
          ? "Fulfilled inverted expectation \"\(expectation.description)\""
          : "Exceeded timeout of \(seconds) seconds, with unfulfilled expectations: \"\(expectation.description)\"",
        nil, call)
    }
  }
}
