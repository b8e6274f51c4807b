// oracle: tests
// oracle: fails
// XCTest: what expectations are waited for, in which order, how often, and by whom.
import Foundation
import XCTest

final class ExpectationTests: XCTestCase {
  func testInTime() {
    let done = expectation(description: "done")
    DispatchQueue.main.async { done.fulfill() }
    wait(for: [done], timeout: 1)
  }
  func testOverFulfilled() {
    let twice = expectation(description: "twice")
    twice.assertForOverFulfill = true
    twice.fulfill()
    twice.fulfill()
    wait(for: [twice], timeout: 1)
  }
  func testOverFulfilledAllowed() {
    let twice = expectation(description: "twice")
    twice.assertForOverFulfill = false
    twice.fulfill()
    twice.fulfill()
    wait(for: [twice], timeout: 1)
    XCTAssertFalse(twice.assertForOverFulfill)
  }
  func testOverFulfilledByDefault() {
    let own = XCTestExpectation(description: "own")
    let made = expectation(description: "made")
    XCTAssertFalse(own.assertForOverFulfill)
    XCTAssertFalse(made.assertForOverFulfill)
    for one in [own, made] {
      one.fulfill()
      one.fulfill()
    }
    wait(for: [own, made], timeout: 1)
  }
  func testCounted() {
    let thrice = expectation(description: "thrice")
    thrice.expectedFulfillmentCount = 3
    thrice.fulfill()
    thrice.fulfill()
    wait(for: [thrice], timeout: 0.05)
  }
  func testInverted() {
    let never = expectation(description: "never")
    never.isInverted = true
    wait(for: [never], timeout: 0.05)
  }
  func testInvertedFulfilled() {
    let never = expectation(description: "never")
    never.isInverted = true
    never.fulfill()
    wait(for: [never], timeout: 0.05)
  }
  func testOrder() {
    let first = expectation(description: "first"), second = expectation(description: "second")
    second.fulfill()
    first.fulfill()
    wait(for: [first, second], timeout: 1, enforceOrder: true)
  }
  func testFulfilledAfterTheWait() {
    let once = expectation(description: "once")
    once.assertForOverFulfill = true
    once.fulfill()
    wait(for: [once], timeout: 1)
    once.fulfill()
  }
  func testNothingToWaitFor() {
    wait(for: [], timeout: 1)
  }
  func testWaiter() {
    let done = XCTestExpectation(description: "done"), late = XCTestExpectation(description: "late")
    done.fulfill()
    let waiter = XCTWaiter()
    XCTAssertEqual(waiter.wait(for: [done, late], timeout: 0.02), .timedOut)
    XCTAssertEqual(waiter.fulfilledExpectations.count, 1)
    XCTAssertEqual(waiter.fulfilledExpectations.first?.expectationDescription, "done")
    let never = XCTestExpectation(description: "never"), quiet = XCTestExpectation(description: "quiet")
    never.isInverted = true
    never.fulfill()
    quiet.isInverted = true
    XCTAssertEqual(XCTWaiter.wait(for: [never], timeout: 5), .invertedFulfillment)
    XCTAssertEqual(XCTWaiter.wait(for: [quiet], timeout: 0.02), .completed)
    let names = ["first", "second", "third"].map { XCTestExpectation(description: $0) }
    names[1].fulfill()
    names[0].fulfill()
    XCTAssertEqual(XCTWaiter.wait(for: names, timeout: 5, enforceOrder: true), .incorrectOrder)
    let result: XCTWaiter.Result = XCTWaiter.wait(for: [], timeout: 1)
    print(result, XCTWaiter.Result.timedOut.rawValue)
  }
  func testWaiterReports() {
    let missing = XCTestExpectation(description: "missing")
    let result = XCTWaiter(delegate: self).wait(for: [missing], timeout: 0.02)
    XCTAssertEqual(result, .timedOut)
  }
  func testUnawaited() {
    _ = expectation(description: "forgotten")
  }
  func testAsyncWaiter() async {
    let done = XCTestExpectation(description: "done")
    Task { done.fulfill() }
    let result = await XCTWaiter.fulfillment(of: [done], timeout: 1)
    XCTAssertEqual(result, .completed)
    let again = expectation(description: "again")
    Task { again.fulfill() }
    await fulfillment(of: [again], timeout: 1)
  }
  func testTeardownBlocks() {
    addTeardownBlock { print("first added") }
    addTeardownBlock { print("last added") }
  }
  func testThrowingTeardownBlock() {
    addTeardownBlock { throw NSError(domain: "teardown", code: 1) }
  }
  func testGoingOn() {
    XCTAssertTrue(continueAfterFailure)
    continueAfterFailure = false
    XCTAssertEqual(1, 2)
    print("went on", continueAfterFailure)
  }
  func testSkips() throws {
    try XCTSkipIf(1 == 2, "not this")
    try XCTSkipUnless(1 == 2, "but this")
    XCTFail("not reached")
  }
}
