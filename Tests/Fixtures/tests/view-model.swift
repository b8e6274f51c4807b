// oracle: tests
// oracle: fails
// A view model under test: virtual time, blocking waits, asynchronous tests, one of them wrong.
import RxBlocking
import RxSwift
import RxTest
import XCTest

final class CounterModel {
  let increments = PublishSubject<Int>()
  let total: Observable<Int>
  init() { total = increments.scan(0, accumulator: +).share(replay: 1) }
  func load() async throws -> Int { try await Single.just(7).value }
}

final class CounterModelTests: XCTestCase {
  var model: CounterModel!
  var scheduler: TestScheduler!
  var bag: DisposeBag!

  override func setUp() {
    model = CounterModel()
    scheduler = TestScheduler(initialClock: 0)
    bag = DisposeBag()
  }
  override func tearDown() {
    model = nil
    scheduler = nil
    bag = nil
  }
  func testTotals() {
    let totals = scheduler.createObserver(Int.self)
    model.total.subscribe(totals).disposed(by: bag)
    scheduler.createColdObservable([.next(10, 1), .next(20, 2)]).bind(to: model.increments).disposed(by: bag)
    scheduler.start()
    XCTAssertEqual(totals.events, [.next(10, 1), .next(20, 3)])
  }
  func testBlocking() throws {
    XCTAssertEqual(try Observable.of(1, 2, 3).toBlocking().toArray(), [1, 2, 3])
    XCTAssertThrowsError(try Observable<Int>.error(RxError.timeout).toBlocking().first())
  }
  func testLoading() async throws {
    let loaded = try await model.load()
    XCTAssertEqual(loaded, 7)
  }
  func testWrong() throws {
    XCTAssertEqual(try Observable.just(1).toBlocking().single(), 2)
    throw RxError.noElements
  }
}
