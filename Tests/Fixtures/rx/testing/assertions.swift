// Assertions about what a test scheduler recorded and what a blocking wait came to.
import RxBlocking
import RxSwift
import RxTest
import XCTest

enum Mishap: Error, Equatable { case bad(Int) }
let scheduler = TestScheduler(initialClock: 0)
let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
let result = scheduler.start { source.map { $0 * 10 } }
XCTAssertEqual(result.events, [.next(210, 10), .next(220, 20), .completed(230)])
XCTAssertEqual(source.subscriptions, [Subscription(200, 230)])
XCTAssertEqual(try Observable.of(1, 2).toBlocking().toArray(), [1, 2])
XCTAssertThrowsError(try Observable<Int>.error(Mishap.bad(3)).toBlocking().first()) { error in
  print("threw", error)
  XCTAssertEqual(error as? Mishap, .bad(3))
}
XCTAssertNoThrow(try Observable.just(1).toBlocking().single())
XCTAssertTrue(result.events.allSatisfy { $0.time > 200 }, "all after the subscription")
XCTAssertNil(Int("x"))
XCTAssertNotNil(Int("3"))
XCTAssertEqual(0.1 + 0.2, 0.3, accuracy: 0.0001)
XCTAssertGreaterThanOrEqual(3, 3)
let first = try XCTUnwrap(Observable.of(7, 8).toBlocking().first())
print(first)
func check<T: Equatable>(_ a: T, _ b: T, file: StaticString = #filePath, line: UInt = #line) {
  XCTAssertEqual(a, b, "should be the same", file: file, line: line)
}
check([1, 2], [1, 2])
switch Observable.of("a", "b").toBlocking().materialize() {
case .completed(let elements): XCTAssertEqual(elements, ["a", "b"])
case .failed(_, let error): XCTFail(error.localizedDescription)
}
print("all hold")
