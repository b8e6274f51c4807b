import Rx
import RxTestingAssertions
import XCTest

final class AssertionTests: XCTestCase {
  private struct Failure: Error {}

  func testListsOfSingleEventsAreCompared() {
    let events: [SingleEvent<Int>] = [.success(1), .failure(Failure())]
    XCTAssertEqual(events, [.success(1), .failure(Failure())])
  }

  func testRecordedElementsAreComparedWithoutTheirTimes() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2)])
    let first = scheduler.createObserver(Int.self)
    _ = source.subscribe(first)
    scheduler.start()
    XCTAssertRecordedElements(first.events, [1, 2])
  }
}
