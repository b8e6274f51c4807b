// oracle: tests
// oracle: fails
// Every way in which a test of XCTest passes, fails and is skipped, with the hooks around it.
import XCTest

enum Fault: Error { case bad }
func bad() throws -> Int { throw Fault.bad }

final class HookTests: XCTestCase {
  override class func setUp() {
    super.setUp()
    print("class setUp")
  }
  override class func tearDown() {
    print("class tearDown")
    super.tearDown()
  }
  override func setUp() {
    super.setUp()
    print("setUp")
  }
  override func setUpWithError() throws { print("setUpWithError") }
  override func setUp() async throws { print("setUp async") }
  override func tearDown() { print("tearDown") }
  override func tearDownWithError() throws { print("tearDownWithError") }
  override func tearDown() async throws { print("tearDown async") }
  func testAsync() async throws {
    await Task.yield()
    print("async")
  }
  func testBlocks() {
    addTeardownBlock { print("block 1") }
    addTeardownBlock { print("block 2") }
    print(name)
  }
  func helper() {}
  func testWith(x: Int) {}
  private func testPrivate() {}
}

final class VerdictTests: XCTestCase {
  func testContinues() {
    XCTAssertEqual(1, 2, "sum")
    print("on")
    XCTFail("again")
  }
  func testThrows() throws { throw Fault.bad }
  func testUnwrap() throws {
    let x: Int? = nil
    _ = try XCTUnwrap(x, "nothing")
    print("never")
  }
  func testSkip() throws { throw XCTSkip("later") }
  func testSkipBare() throws { throw XCTSkip() }
  func testSkipIf() throws { try XCTSkipIf(true, "because") }
  func testSkipUnless() throws { try XCTSkipUnless(1 == 2) }
  func testSkipAfterFailure() throws {
    XCTFail("first")
    throw XCTSkip("then")
  }
  func testErrors() {
    XCTAssertTrue(try bad() == 1)
    XCTAssertEqual(try bad(), 1, "m")
    XCTAssertNoThrow(try bad())
    XCTAssertThrowsError(3, "m")
    XCTAssertThrowsError(try bad()) { print("threw", $0) }
    XCTAssertNil(try bad())
    XCTAssertNotNil(nil as Int?)
    XCTAssert(false, "x")
    XCTFail()
  }
  func testHelper() { check(1, 2) }
  func check(_ a: Int, _ b: Int, line: UInt = #line) { XCTAssertEqual(a, b, line: line) }
}

final class WaitTests: XCTestCase {
  func testTimeout() {
    let never = expectation(description: "never")
    wait(for: [never], timeout: 0.01)
    print("after")
  }
  func testInverted() {
    let inverted = expectation(description: "inverted")
    inverted.isInverted = true
    inverted.fulfill()
    wait(for: [inverted], timeout: 0.01)
  }
  func testOrder() {
    let a = expectation(description: "a"), b = expectation(description: "b")
    b.fulfill()
    a.fulfill()
    wait(for: [a, b], timeout: 1, enforceOrder: true)
  }
  func testUnwaited() { _ = expectation(description: "unwaited") }
  func testNothing() { waitForExpectations(timeout: 1) }
  func testHandler() {
    _ = expectation(description: "c")
    waitForExpectations(timeout: 0.01) { print($0 == nil) }
  }
  func testAsync() async {
    let later = expectation(description: "later")
    Task { later.fulfill() }
    await fulfillment(of: [later], timeout: 5)
  }
}

final class FailingSetUpTests: XCTestCase {
  override func setUpWithError() throws { throw Fault.bad }
  override func setUp() { print("setUp runs") }
  override func tearDown() { print("tearDown runs") }
  func testIt() { print("never") }
}

final class SkippingSetUpTests: XCTestCase {
  override func setUpWithError() throws { throw XCTSkip("all") }
  func testIt() { print("never") }
}

final class AssertingSetUpTests: XCTestCase {
  override func setUp() { XCTFail("in setUp") }
  override func tearDownWithError() throws { throw Fault.bad }
  func testIt() { print("runs") }
}
