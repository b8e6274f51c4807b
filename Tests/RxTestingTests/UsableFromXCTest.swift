import Rx
import RxTesting
import XCTest

/// Use of the testing library from XCTest: a failure is a thrown error or an inequality, which XCTest reports.
final class UsableFromXCTest: XCTestCase {
  func testRecordsAreCompared() {
    let scheduler = TestScheduler(initialClock: 0)
    let hot = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let result = scheduler.start { hot.map { $0 * 2 } }
    XCTAssertEqual(result.events, [.next(210, 2), .next(220, 4), .completed(230)])
    XCTAssertEqual(hot.subscriptions, [Subscription(200, 230)])
  }

  func testBlockingThrows() throws {
    XCTAssertEqual(try Observable.of(1, 2).toBlocking().toArray(), [1, 2])
    XCTAssertThrowsError(try Observable<Int>.error(RxError.noElements).toBlocking().first())
    XCTAssertThrowsError(try Observable<Int>.never().toBlocking(timeout: 0.01).first())
  }

  func testMarblesThrowWhatDiffers() throws {
    try marbles {
      "-a-b|"
      $0.a.map { $0 + $0 }
      "-'aa'-'bb'|"
    }
    XCTAssertThrowsError(
      try marbles {
        "-a-b|"
        $0.a
        "-a-c|"
      }
    ) { error in
      let text = "\(error)"
      XCTAssertTrue(text.contains("-a-c|") && text.contains("-a-b|"), text)
    }
  }
}
