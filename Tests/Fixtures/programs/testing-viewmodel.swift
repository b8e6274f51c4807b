// Testing with a TestScheduler as in a testing tutorial: expectations written as recorded events.
import RxCocoa
import RxSwift
import RxTest

// A small stand-in for XCTest.
var failures = 0
var checks = 0
func XCTAssertEqual<T: Equatable>(_ a: T, _ b: T, _ message: String = "", line: Int = #line) {
  checks += 1
  guard a != b else { return }
  failures += 1
  print("line \(line): (\"\(a)\") is not equal to (\"\(b)\") \(message)")
}
class XCTestCase {
  required init() {}
  func setUp() {}
  func tearDown() {}
}

final class CounterViewModel {
  struct Input {
    var plus: Observable<Void>
    var minus: Observable<Void>
    var reset: Observable<Void>
  }
  enum Change { case by(Int), reset }
  let limit: ClosedRange<Int>
  init(limit: ClosedRange<Int> = -2...2) { self.limit = limit }

  func value(_ input: Input) -> Observable<Int> {
    Observable.merge(
      input.plus.map { Change.by(1) }, input.minus.map { .by(-1) }, input.reset.map { .reset }
    )
    .scan(0) { [limit] value, change in
      switch change {
      case .by(let step): return min(max(value + step, limit.lowerBound), limit.upperBound)
      case .reset: return 0
      }
    }
    .startWith(0)
    .distinctUntilChanged()
  }
}

final class SearchViewModel {
  let results: Observable<[String]>
  init(query: Observable<String>, scheduler: SchedulerType, search: @escaping (String) -> Observable<[String]>) {
    results = query
      .debounce(.seconds(2), scheduler: scheduler)
      .distinctUntilChanged()
      .filter { !$0.isEmpty }
      .flatMapLatest { search($0).catchAndReturn([]) }
  }
}

final class CounterTests: XCTestCase {
  var scheduler: TestScheduler!
  var disposeBag: DisposeBag!

  override func setUp() {
    super.setUp()
    scheduler = TestScheduler(initialClock: 0)
    disposeBag = DisposeBag()
  }

  override func tearDown() {
    scheduler = nil
    disposeBag = nil
    super.tearDown()
  }

  func testCounts() {
    let plus = scheduler.createHotObservable([.next(210, ()), .next(220, ()), .next(230, ()), .next(260, ())])
    let minus = scheduler.createHotObservable([.next(240, ()), .completed(300)])
    let reset = scheduler.createHotObservable([.next(250, ())])
    let viewModel = CounterViewModel()
    let observer = scheduler.start {
      viewModel.value(.init(plus: plus.asObservable(), minus: minus.asObservable(), reset: reset.asObservable()))
    }
    XCTAssertEqual(observer.events, [
      .next(200, 0), .next(210, 1), .next(220, 2), .next(240, 1), .next(250, 0), .next(260, 1),
    ])
    print(observer.events)
    XCTAssertEqual(minus.subscriptions, [Subscription(200, 300)])
    print(plus.subscriptions, minus.subscriptions)
  }

  func testSearch() {
    let typing = scheduler.createColdObservable([
      .next(10, "s"), .next(11, "sw"), .next(15, "swift"), .next(20, ""), .next(30, "rx"), .next(40, "bad"), .completed(50),
    ])
    let observer = scheduler.createObserver([String].self)
    var asked: [String] = []
    let viewModel = SearchViewModel(query: typing.asObservable(), scheduler: scheduler) { [scheduler] text in
      asked.append(text)
      if text == "bad" { return .error(RxError.unknown) }
      return scheduler!.createColdObservable([.next(5, ["\(text) 1", "\(text) 2"]), .completed(6)]).asObservable()
    }
    viewModel.results.subscribe(observer).disposed(by: disposeBag)
    scheduler.start()
    print(observer.events)
    XCTAssertEqual(asked, ["sw", "swift", "rx", "bad"])
    XCTAssertEqual(observer.events.last, .completed(50))
  }

  func testDriver() {
    SharingScheduler.mock(scheduler: scheduler) {
      let source = scheduler.createColdObservable([.next(100, 1), .error(200, RxError.timeout)])
      let driver = source.asDriver(onErrorJustReturn: -1)
      let first = scheduler.createObserver(Int.self), second = scheduler.createObserver(Int.self)
      driver.drive(first).disposed(by: disposeBag)
      scheduler.scheduleAt(150) { driver.drive(second).disposed(by: self.disposeBag) }
      scheduler.start()
      print(first.events, second.events)
      XCTAssertEqual(source.subscriptions, [Subscription(0, 200)])
      print(source.subscriptions)
    }
  }

  func testStartTimes() {
    let hot = scheduler.createHotObservable([.next(50, "a"), .next(150, "b"), .next(250, "c"), .next(350, "d"), .error(400, RxError.noElements)])
    let early = scheduler.start(created: 10, subscribed: 100, disposed: 300) { hot.map { $0 + $0 } }
    XCTAssertEqual(early.events, [.next(150, "bb"), .next(250, "cc")])
    print(early.events.map { "\($0.time): \($0.value)" })
    print(hot.recordedEvents.count, hot.subscriptions)
    XCTAssertEqual(scheduler.clock, 1000)
    print(scheduler.clock)
  }
}

let tests: [(String, (CounterTests) -> () -> Void)] = [
  ("testCounts", CounterTests.testCounts),
  ("testSearch", CounterTests.testSearch),
  ("testDriver", CounterTests.testDriver),
  ("testStartTimes", CounterTests.testStartTimes),
]
for (name, test) in tests {
  print("Test case \(name) started")
  let testCase = CounterTests()
  testCase.setUp()
  test(testCase)()
  testCase.tearDown()
}
print("\(tests.count) tests, \(checks) checks, \(failures) failures")
