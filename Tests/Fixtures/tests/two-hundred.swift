// oracle: tests
// oracle: fails
// Two hundred tests of view models: virtual time, blocking waits, asynchronous tests; failing, throwing and skipped ones among them.
import Foundation
import RxBlocking
import RxRelay
import RxSwift
import RxTest
import XCTest

enum ModelError: Error, Equatable { case offline, rejected(Int) }

final class SearchModel {
  let query = PublishSubject<String>()
  let results: Observable<[String]>
  init(words: [String], delay: Int, scheduler: SchedulerType) {
    results = query.debounce(.seconds(delay), scheduler: scheduler).distinctUntilChanged()
      .map { text in words.filter { $0.hasPrefix(text) } }
  }
}

final class FormModel {
  let name = BehaviorRelay(value: ""), age = BehaviorRelay(value: 0)
  var isValid: Observable<Bool> { Observable.combineLatest(name, age) { !$0.isEmpty && $1 >= 18 }.distinctUntilChanged() }
}

final class CartModel {
  struct Line: Equatable { let name: String; var count: Int; let price: Int }
  private(set) var lines: [Line] = []
  let total = BehaviorRelay(value: 0)
  func add(_ name: String, price: Int, count: Int = 1) {
    if let index = lines.firstIndex(where: { $0.name == name }) { lines[index].count += count } else {
      lines.append(Line(name: name, count: count, price: price))
    }
    total.accept(lines.reduce(0) { $0 + $1.count * $1.price })
  }
}

final class LoadModel {
  private var failures: Int
  init(failures: Int) { self.failures = failures }
  func load(_ value: Int) -> Single<Int> {
    Single.create { [self] observer in
      if failures > 0 {
        failures -= 1
        observer(.failure(ModelError.rejected(value)))
      } else {
        observer(.success(value * 2))
      }
      return Disposables.create()
    }
  }
  func page(_ number: Int) async throws -> [Int] {
    if number > 3 { throw ModelError.offline }
    return Array((number * 10)..<(number * 10 + 3))
  }
}

final class SearchModelTests: XCTestCase {
  var scheduler: TestScheduler!
  var bag: DisposeBag!
  override func setUp() {
    scheduler = TestScheduler(initialClock: 0)
    bag = DisposeBag()
  }
  override func tearDown() {
    scheduler = nil
    bag = nil
  }
  func test00Results() {
    let model = SearchModel(words: ["swift", "swing", "rust", "ruby", "rx"], delay: 1, scheduler: scheduler)
    let counts = scheduler.createObserver(Int.self)
    model.results.map { $0.count }.subscribe(counts).disposed(by: bag)
    scheduler.createHotObservable([.next(210, "a"), .next(210, "s")]).subscribe(model.query).disposed(by: bag)
    scheduler.start()
    XCTAssertEqual(counts.events, [.next(211, 2)])
  }
  func test01Results() {
    let model = SearchModel(words: ["swift", "swing", "rust", "ruby", "rx"], delay: 2, scheduler: scheduler)
    let counts = scheduler.createObserver(Int.self)
    model.results.map { $0.count }.subscribe(counts).disposed(by: bag)
    scheduler.createHotObservable([.next(211, "a"), .next(211, "sw")]).subscribe(model.query).disposed(by: bag)
    scheduler.start()
    XCTAssertEqual(counts.events, [.next(213, 2)])
  }
  func test02Results() {
    let model = SearchModel(words: ["swift", "swing", "rust", "ruby", "rx"], delay: 3, scheduler: scheduler)
    let counts = scheduler.createObserver(Int.self)
    model.results.map { $0.count }.subscribe(counts).disposed(by: bag)
    scheduler.createHotObservable([.next(212, "a"), .next(212, "r")]).subscribe(model.query).disposed(by: bag)
    scheduler.start()
    XCTAssertEqual(counts.events, [.next(215, 3)])
  }
  func test03Results() {
    let model = SearchModel(words: ["swift", "swing", "rust", "ruby", "rx"], delay: 1, scheduler: scheduler)
    let counts = scheduler.createObserver(Int.self)
    model.results.map { $0.count }.subscribe(counts).disposed(by: bag)
    scheduler.createHotObservable([.next(213, "a"), .next(213, "ru")]).subscribe(model.query).disposed(by: bag)
    scheduler.start()
    XCTAssertEqual(counts.events, [.next(214, 2)])
  }
  func test04Results() {
    let model = SearchModel(words: ["swift", "swing", "rust", "ruby", "rx"], delay: 2, scheduler: scheduler)
    let counts = scheduler.createObserver(Int.self)
    model.results.map { $0.count }.subscribe(counts).disposed(by: bag)
    scheduler.createHotObservable([.next(214, "a"), .next(214, "x")]).subscribe(model.query).disposed(by: bag)
    scheduler.start()
    XCTAssertEqual(counts.events, [.next(216, 0)])
  }
  func test05Throwing() throws {
    _ = try LoadModel(failures: 1).load(5).toBlocking().single()
    XCTFail("not reached")
  }
  func test06Results() {
    let model = SearchModel(words: ["swift", "swing", "rust", "ruby", "rx"], delay: 1, scheduler: scheduler)
    let counts = scheduler.createObserver(Int.self)
    model.results.map { $0.count }.subscribe(counts).disposed(by: bag)
    scheduler.createHotObservable([.next(216, "a"), .next(216, "sw")]).subscribe(model.query).disposed(by: bag)
    scheduler.start()
    XCTAssertEqual(counts.events, [.next(217, 2)])
  }
  func test07Results() {
    let model = SearchModel(words: ["swift", "swing", "rust", "ruby", "rx"], delay: 2, scheduler: scheduler)
    let counts = scheduler.createObserver(Int.self)
    model.results.map { $0.count }.subscribe(counts).disposed(by: bag)
    scheduler.createHotObservable([.next(217, "a"), .next(217, "r")]).subscribe(model.query).disposed(by: bag)
    scheduler.start()
    XCTAssertEqual(counts.events, [.next(220, 3)])
  }
  func test08Results() {
    let model = SearchModel(words: ["swift", "swing", "rust", "ruby", "rx"], delay: 3, scheduler: scheduler)
    let counts = scheduler.createObserver(Int.self)
    model.results.map { $0.count }.subscribe(counts).disposed(by: bag)
    scheduler.createHotObservable([.next(218, "a"), .next(218, "ru")]).subscribe(model.query).disposed(by: bag)
    scheduler.start()
    XCTAssertEqual(counts.events, [.next(221, 2)])
  }
  func test09Results() {
    let model = SearchModel(words: ["swift", "swing", "rust", "ruby", "rx"], delay: 1, scheduler: scheduler)
    let counts = scheduler.createObserver(Int.self)
    model.results.map { $0.count }.subscribe(counts).disposed(by: bag)
    scheduler.createHotObservable([.next(219, "a"), .next(219, "x")]).subscribe(model.query).disposed(by: bag)
    scheduler.start()
    XCTAssertEqual(counts.events, [.next(220, 0)])
  }
  func test10Results() {
    let model = SearchModel(words: ["swift", "swing", "rust", "ruby", "rx"], delay: 2, scheduler: scheduler)
    let counts = scheduler.createObserver(Int.self)
    model.results.map { $0.count }.subscribe(counts).disposed(by: bag)
    scheduler.createHotObservable([.next(220, "a"), .next(220, "s")]).subscribe(model.query).disposed(by: bag)
    scheduler.start()
    XCTAssertEqual(counts.events, [.next(222, 2)])
  }
  func test11Skipped() throws {
    try XCTSkipIf(11 % 41 == 11, "not here: 11")
    XCTFail("not reached")
  }
  func test12Results() {
    let model = SearchModel(words: ["swift", "swing", "rust", "ruby", "rx"], delay: 1, scheduler: scheduler)
    let counts = scheduler.createObserver(Int.self)
    model.results.map { $0.count }.subscribe(counts).disposed(by: bag)
    scheduler.createHotObservable([.next(222, "a"), .next(222, "r")]).subscribe(model.query).disposed(by: bag)
    scheduler.start()
    XCTAssertEqual(counts.events, [.next(223, 3)])
  }
  func test13Results() {
    let model = SearchModel(words: ["swift", "swing", "rust", "ruby", "rx"], delay: 2, scheduler: scheduler)
    let counts = scheduler.createObserver(Int.self)
    model.results.map { $0.count }.subscribe(counts).disposed(by: bag)
    scheduler.createHotObservable([.next(223, "a"), .next(223, "ru")]).subscribe(model.query).disposed(by: bag)
    scheduler.start()
    XCTAssertEqual(counts.events, [.next(225, 2)])
  }
  func test14Results() {
    let model = SearchModel(words: ["swift", "swing", "rust", "ruby", "rx"], delay: 3, scheduler: scheduler)
    let counts = scheduler.createObserver(Int.self)
    model.results.map { $0.count }.subscribe(counts).disposed(by: bag)
    scheduler.createHotObservable([.next(224, "a"), .next(224, "x")]).subscribe(model.query).disposed(by: bag)
    scheduler.start()
    XCTAssertEqual(counts.events, [.next(227, 0)])
  }
  func test15Results() {
    let model = SearchModel(words: ["swift", "swing", "rust", "ruby", "rx"], delay: 1, scheduler: scheduler)
    let counts = scheduler.createObserver(Int.self)
    model.results.map { $0.count }.subscribe(counts).disposed(by: bag)
    scheduler.createHotObservable([.next(225, "a"), .next(225, "s")]).subscribe(model.query).disposed(by: bag)
    scheduler.start()
    XCTAssertEqual(counts.events, [.next(226, 2)])
  }
  func test16Results() {
    let model = SearchModel(words: ["swift", "swing", "rust", "ruby", "rx"], delay: 2, scheduler: scheduler)
    let counts = scheduler.createObserver(Int.self)
    model.results.map { $0.count }.subscribe(counts).disposed(by: bag)
    scheduler.createHotObservable([.next(226, "a"), .next(226, "sw")]).subscribe(model.query).disposed(by: bag)
    scheduler.start()
    XCTAssertEqual(counts.events, [.next(228, 2)])
  }
  func test17Results() {
    let model = SearchModel(words: ["swift", "swing", "rust", "ruby", "rx"], delay: 3, scheduler: scheduler)
    let counts = scheduler.createObserver(Int.self)
    model.results.map { $0.count }.subscribe(counts).disposed(by: bag)
    scheduler.createHotObservable([.next(227, "a"), .next(227, "r")]).subscribe(model.query).disposed(by: bag)
    scheduler.start()
    XCTAssertEqual(counts.events, [.next(230, 3)])
  }
  func test18Results() {
    let model = SearchModel(words: ["swift", "swing", "rust", "ruby", "rx"], delay: 1, scheduler: scheduler)
    let counts = scheduler.createObserver(Int.self)
    model.results.map { $0.count }.subscribe(counts).disposed(by: bag)
    scheduler.createHotObservable([.next(228, "a"), .next(228, "ru")]).subscribe(model.query).disposed(by: bag)
    scheduler.start()
    XCTAssertEqual(counts.events, [.next(229, 2)])
  }
  func test19Results() {
    let model = SearchModel(words: ["swift", "swing", "rust", "ruby", "rx"], delay: 2, scheduler: scheduler)
    let counts = scheduler.createObserver(Int.self)
    model.results.map { $0.count }.subscribe(counts).disposed(by: bag)
    scheduler.createHotObservable([.next(229, "a"), .next(229, "x")]).subscribe(model.query).disposed(by: bag)
    scheduler.start()
    XCTAssertEqual(counts.events, [.next(231, 0)])
  }
}

final class FormModelTests: XCTestCase {
  var scheduler: TestScheduler!
  var bag: DisposeBag!
  override func setUp() {
    scheduler = TestScheduler(initialClock: 0)
    bag = DisposeBag()
  }
  override func tearDown() {
    scheduler = nil
    bag = nil
  }
  func test00Validity() {
    let model = FormModel()
    var seen: [Bool] = []
    model.isValid.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    model.name.accept("name 0")
    for age in [0, 17, 18] { model.age.accept(age) }
    XCTAssertEqual(seen, [false, true], "ages of 0")
  }
  func test01Validity() {
    let model = FormModel()
    var seen: [Bool] = []
    model.isValid.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    model.name.accept("name 1")
    for age in [1, 18, 18] { model.age.accept(age) }
    XCTAssertEqual(seen, [false, true], "ages of 1")
  }
  func test02Validity() {
    let model = FormModel()
    var seen: [Bool] = []
    model.isValid.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    model.name.accept("name 2")
    for age in [2, 19, 18] { model.age.accept(age) }
    XCTAssertEqual(seen, [false, true], "ages of 2")
  }
  func test03Validity() {
    let model = FormModel()
    var seen: [Bool] = []
    model.isValid.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    model.name.accept("name 3")
    for age in [3, 20, 18] { model.age.accept(age) }
    XCTAssertEqual(seen, [false, true], "ages of 3")
  }
  func test04Validity() {
    let model = FormModel()
    var seen: [Bool] = []
    model.isValid.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    model.name.accept("name 4")
    for age in [4, 17, 18] { model.age.accept(age) }
    XCTAssertEqual(seen, [false, true], "ages of 4")
  }
  func test05Validity() {
    let model = FormModel()
    var seen: [Bool] = []
    model.isValid.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    model.name.accept("name 5")
    for age in [5, 18, 18] { model.age.accept(age) }
    XCTAssertEqual(seen, [false, true], "ages of 5")
  }
  func test06Validity() {
    let model = FormModel()
    var seen: [Bool] = []
    model.isValid.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    model.name.accept("name 6")
    for age in [6, 19, 18] { model.age.accept(age) }
    XCTAssertEqual(seen, [false, true, false], "ages of 6")
  }
  func test07Validity() {
    let model = FormModel()
    var seen: [Bool] = []
    model.isValid.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    model.name.accept("name 7")
    for age in [7, 20, 18] { model.age.accept(age) }
    XCTAssertEqual(seen, [false, true], "ages of 7")
  }
  func test08Validity() {
    let model = FormModel()
    var seen: [Bool] = []
    model.isValid.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    model.name.accept("name 8")
    for age in [8, 17, 18] { model.age.accept(age) }
    XCTAssertEqual(seen, [false, true], "ages of 8")
  }
  func test09Validity() {
    let model = FormModel()
    var seen: [Bool] = []
    model.isValid.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    model.name.accept("name 9")
    for age in [9, 18, 18] { model.age.accept(age) }
    XCTAssertEqual(seen, [false, true], "ages of 9")
  }
  func test10Validity() {
    let model = FormModel()
    var seen: [Bool] = []
    model.isValid.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    model.name.accept("name 10")
    for age in [10, 19, 18] { model.age.accept(age) }
    XCTAssertEqual(seen, [false, true], "ages of 10")
  }
  func test11Validity() {
    let model = FormModel()
    var seen: [Bool] = []
    model.isValid.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    model.name.accept("name 11")
    for age in [11, 20, 18] { model.age.accept(age) }
    XCTAssertEqual(seen, [false, true], "ages of 11")
  }
  func test12Validity() {
    let model = FormModel()
    var seen: [Bool] = []
    model.isValid.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    model.name.accept("name 12")
    for age in [12, 17, 18] { model.age.accept(age) }
    XCTAssertEqual(seen, [false, true], "ages of 12")
  }
  func test13Validity() {
    let model = FormModel()
    var seen: [Bool] = []
    model.isValid.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    model.name.accept("name 13")
    for age in [13, 18, 18] { model.age.accept(age) }
    XCTAssertEqual(seen, [false, true], "ages of 13")
  }
  func test14Validity() {
    let model = FormModel()
    var seen: [Bool] = []
    model.isValid.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    model.name.accept("name 14")
    for age in [14, 19, 18] { model.age.accept(age) }
    XCTAssertEqual(seen, [false, true], "ages of 14")
  }
  func test15Validity() {
    let model = FormModel()
    var seen: [Bool] = []
    model.isValid.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    model.name.accept("name 15")
    for age in [15, 20, 18] { model.age.accept(age) }
    XCTAssertEqual(seen, [false, true], "ages of 15")
  }
  func test16Validity() {
    let model = FormModel()
    var seen: [Bool] = []
    model.isValid.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    model.name.accept("name 16")
    for age in [16, 17, 18] { model.age.accept(age) }
    XCTAssertEqual(seen, [false, true], "ages of 16")
  }
  func test17Validity() {
    let model = FormModel()
    var seen: [Bool] = []
    model.isValid.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    model.name.accept("name 17")
    for age in [17, 18, 18] { model.age.accept(age) }
    XCTAssertEqual(seen, [false, true], "ages of 17")
  }
  func test18Validity() {
    let model = FormModel()
    var seen: [Bool] = []
    model.isValid.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    model.name.accept("name 18")
    for age in [18, 19, 18] { model.age.accept(age) }
    XCTAssertEqual(seen, [false, true], "ages of 18")
  }
  func test19Validity() {
    let model = FormModel()
    var seen: [Bool] = []
    model.isValid.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    model.name.accept("name 19")
    for age in [19, 20, 18] { model.age.accept(age) }
    XCTAssertEqual(seen, [false, true], "ages of 19")
  }
}

final class CartModelTests: XCTestCase {
  var scheduler: TestScheduler!
  var bag: DisposeBag!
  override func setUp() {
    scheduler = TestScheduler(initialClock: 0)
    bag = DisposeBag()
  }
  override func tearDown() {
    scheduler = nil
    bag = nil
  }
  func test00Total() throws {
    let cart = CartModel()
    cart.add("pen", price: 3, count: 1)
    cart.add("book", price: 5, count: 1)
    cart.add("pen", price: 3, count: 2)
    XCTAssertEqual(cart.lines.count, 2)
    let pen = try XCTUnwrap(cart.lines.first { $0.name == "pen" })
    XCTAssertEqual(pen.count, 3)
    XCTAssertEqual(cart.total.value, 14)
  }
  func test01Total() throws {
    let cart = CartModel()
    cart.add("pen", price: 3, count: 2)
    cart.add("book", price: 5, count: 2)
    cart.add("pen", price: 3, count: 2)
    XCTAssertEqual(cart.lines.count, 2)
    let pen = try XCTUnwrap(cart.lines.first { $0.name == "pen" })
    XCTAssertEqual(pen.count, 4)
    XCTAssertEqual(cart.total.value, 22)
  }
  func test02Throwing() throws {
    _ = try LoadModel(failures: 1).load(42).toBlocking().single()
    XCTFail("not reached")
  }
  func test03Total() throws {
    let cart = CartModel()
    cart.add("pen", price: 3, count: 4)
    cart.add("book", price: 5, count: 4)
    cart.add("pen", price: 3, count: 2)
    XCTAssertEqual(cart.lines.count, 2)
    let pen = try XCTUnwrap(cart.lines.first { $0.name == "pen" })
    XCTAssertEqual(pen.count, 6)
    XCTAssertEqual(cart.total.value, 38)
  }
  func test04Total() throws {
    let cart = CartModel()
    cart.add("pen", price: 3, count: 5)
    cart.add("book", price: 5, count: 1)
    cart.add("pen", price: 3, count: 2)
    XCTAssertEqual(cart.lines.count, 2)
    let pen = try XCTUnwrap(cart.lines.first { $0.name == "pen" })
    XCTAssertEqual(pen.count, 7)
    XCTAssertEqual(cart.total.value, 26)
  }
  func test05Total() throws {
    let cart = CartModel()
    cart.add("pen", price: 3, count: 6)
    cart.add("book", price: 5, count: 2)
    cart.add("pen", price: 3, count: 2)
    XCTAssertEqual(cart.lines.count, 2)
    let pen = try XCTUnwrap(cart.lines.first { $0.name == "pen" })
    XCTAssertEqual(pen.count, 8)
    XCTAssertEqual(cart.total.value, 35)
  }
  func test06Total() throws {
    let cart = CartModel()
    cart.add("pen", price: 3, count: 7)
    cart.add("book", price: 5, count: 3)
    cart.add("pen", price: 3, count: 2)
    XCTAssertEqual(cart.lines.count, 2)
    let pen = try XCTUnwrap(cart.lines.first { $0.name == "pen" })
    XCTAssertEqual(pen.count, 9)
    XCTAssertEqual(cart.total.value, 42)
  }
  func test07Total() throws {
    let cart = CartModel()
    cart.add("pen", price: 3, count: 8)
    cart.add("book", price: 5, count: 4)
    cart.add("pen", price: 3, count: 2)
    XCTAssertEqual(cart.lines.count, 2)
    let pen = try XCTUnwrap(cart.lines.first { $0.name == "pen" })
    XCTAssertEqual(pen.count, 10)
    XCTAssertEqual(cart.total.value, 50)
  }
  func test08Total() throws {
    let cart = CartModel()
    cart.add("pen", price: 3, count: 9)
    cart.add("book", price: 5, count: 1)
    cart.add("pen", price: 3, count: 2)
    XCTAssertEqual(cart.lines.count, 2)
    let pen = try XCTUnwrap(cart.lines.first { $0.name == "pen" })
    XCTAssertEqual(pen.count, 11)
    XCTAssertEqual(cart.total.value, 38)
  }
  func test09Total() throws {
    let cart = CartModel()
    cart.add("pen", price: 3, count: 10)
    cart.add("book", price: 5, count: 2)
    cart.add("pen", price: 3, count: 2)
    XCTAssertEqual(cart.lines.count, 2)
    let pen = try XCTUnwrap(cart.lines.first { $0.name == "pen" })
    XCTAssertEqual(pen.count, 12)
    XCTAssertEqual(cart.total.value, 46)
  }
  func test10Total() throws {
    let cart = CartModel()
    cart.add("pen", price: 3, count: 11)
    cart.add("book", price: 5, count: 3)
    cart.add("pen", price: 3, count: 2)
    XCTAssertEqual(cart.lines.count, 2)
    let pen = try XCTUnwrap(cart.lines.first { $0.name == "pen" })
    XCTAssertEqual(pen.count, 13)
    XCTAssertEqual(cart.total.value, 54)
  }
  func test11Total() throws {
    let cart = CartModel()
    cart.add("pen", price: 3, count: 12)
    cart.add("book", price: 5, count: 4)
    cart.add("pen", price: 3, count: 2)
    XCTAssertEqual(cart.lines.count, 2)
    let pen = try XCTUnwrap(cart.lines.first { $0.name == "pen" })
    XCTAssertEqual(pen.count, 14)
    XCTAssertEqual(cart.total.value, 62)
  }
  func test12Skipped() throws {
    try XCTSkipIf(52 % 41 == 11, "not here: 52")
    XCTFail("not reached")
  }
  func test13Total() throws {
    let cart = CartModel()
    cart.add("pen", price: 3, count: 14)
    cart.add("book", price: 5, count: 2)
    cart.add("pen", price: 3, count: 2)
    XCTAssertEqual(cart.lines.count, 2)
    let pen = try XCTUnwrap(cart.lines.first { $0.name == "pen" })
    XCTAssertEqual(pen.count, 16)
    XCTAssertEqual(cart.total.value, 58)
  }
  func test14Total() throws {
    let cart = CartModel()
    cart.add("pen", price: 3, count: 15)
    cart.add("book", price: 5, count: 3)
    cart.add("pen", price: 3, count: 2)
    XCTAssertEqual(cart.lines.count, 2)
    let pen = try XCTUnwrap(cart.lines.first { $0.name == "pen" })
    XCTAssertEqual(pen.count, 17)
    XCTAssertEqual(cart.total.value, 66)
  }
  func test15Total() throws {
    let cart = CartModel()
    cart.add("pen", price: 3, count: 16)
    cart.add("book", price: 5, count: 4)
    cart.add("pen", price: 3, count: 2)
    XCTAssertEqual(cart.lines.count, 2)
    let pen = try XCTUnwrap(cart.lines.first { $0.name == "pen" })
    XCTAssertEqual(pen.count, 18)
    XCTAssertEqual(cart.total.value, 74)
  }
  func test16Total() throws {
    let cart = CartModel()
    cart.add("pen", price: 3, count: 17)
    cart.add("book", price: 5, count: 1)
    cart.add("pen", price: 3, count: 2)
    XCTAssertEqual(cart.lines.count, 2)
    let pen = try XCTUnwrap(cart.lines.first { $0.name == "pen" })
    XCTAssertEqual(pen.count, 19)
    XCTAssertEqual(cart.total.value, 62)
  }
  func test17Total() throws {
    let cart = CartModel()
    cart.add("pen", price: 3, count: 18)
    cart.add("book", price: 5, count: 2)
    cart.add("pen", price: 3, count: 2)
    XCTAssertEqual(cart.lines.count, 2)
    let pen = try XCTUnwrap(cart.lines.first { $0.name == "pen" })
    XCTAssertEqual(pen.count, 20)
    XCTAssertEqual(cart.total.value, 70)
  }
  func test18Total() throws {
    let cart = CartModel()
    cart.add("pen", price: 3, count: 19)
    cart.add("book", price: 5, count: 3)
    cart.add("pen", price: 3, count: 2)
    XCTAssertEqual(cart.lines.count, 2)
    let pen = try XCTUnwrap(cart.lines.first { $0.name == "pen" })
    XCTAssertEqual(pen.count, 21)
    XCTAssertEqual(cart.total.value, 78)
  }
  func test19Total() throws {
    let cart = CartModel()
    cart.add("pen", price: 3, count: 20)
    cart.add("book", price: 5, count: 4)
    cart.add("pen", price: 3, count: 2)
    XCTAssertEqual(cart.lines.count, 2)
    let pen = try XCTUnwrap(cart.lines.first { $0.name == "pen" })
    XCTAssertEqual(pen.count, 22)
    XCTAssertEqual(cart.total.value, 86)
  }
}

final class LoadModelTests: XCTestCase {
  var scheduler: TestScheduler!
  var bag: DisposeBag!
  override func setUp() {
    scheduler = TestScheduler(initialClock: 0)
    bag = DisposeBag()
  }
  override func tearDown() {
    scheduler = nil
    bag = nil
  }
  func test00Blocking() throws {
    let model = LoadModel(failures: 0)
    let loaded = try model.load(0).retry(1).toBlocking().single()
    XCTAssertEqual(loaded, 0)
    XCTAssertThrowsError(try LoadModel(failures: 9).load(0).toBlocking().single()) {
      XCTAssertEqual($0 as? ModelError, .rejected(0))
    }
  }
  func test01Blocking() throws {
    let model = LoadModel(failures: 1)
    let loaded = try model.load(1).retry(2).toBlocking().single()
    XCTAssertEqual(loaded, 2)
    XCTAssertThrowsError(try LoadModel(failures: 9).load(1).toBlocking().single()) {
      XCTAssertEqual($0 as? ModelError, .rejected(1))
    }
  }
  func test02Blocking() throws {
    let model = LoadModel(failures: 2)
    let loaded = try model.load(2).retry(3).toBlocking().single()
    XCTAssertEqual(loaded, 4)
    XCTAssertThrowsError(try LoadModel(failures: 9).load(2).toBlocking().single()) {
      XCTAssertEqual($0 as? ModelError, .rejected(2))
    }
  }
  func test03Blocking() throws {
    let model = LoadModel(failures: 0)
    let loaded = try model.load(3).retry(1).toBlocking().single()
    XCTAssertEqual(loaded, 6)
    XCTAssertThrowsError(try LoadModel(failures: 9).load(3).toBlocking().single()) {
      XCTAssertEqual($0 as? ModelError, .rejected(3))
    }
  }
  func test04Blocking() throws {
    let model = LoadModel(failures: 1)
    let loaded = try model.load(4).retry(2).toBlocking().single()
    XCTAssertEqual(loaded, 9)
    XCTAssertThrowsError(try LoadModel(failures: 9).load(4).toBlocking().single()) {
      XCTAssertEqual($0 as? ModelError, .rejected(4))
    }
  }
  func test05Blocking() throws {
    let model = LoadModel(failures: 2)
    let loaded = try model.load(5).retry(3).toBlocking().single()
    XCTAssertEqual(loaded, 10)
    XCTAssertThrowsError(try LoadModel(failures: 9).load(5).toBlocking().single()) {
      XCTAssertEqual($0 as? ModelError, .rejected(5))
    }
  }
  func test06Blocking() throws {
    let model = LoadModel(failures: 0)
    let loaded = try model.load(6).retry(1).toBlocking().single()
    XCTAssertEqual(loaded, 12)
    XCTAssertThrowsError(try LoadModel(failures: 9).load(6).toBlocking().single()) {
      XCTAssertEqual($0 as? ModelError, .rejected(6))
    }
  }
  func test07Blocking() throws {
    let model = LoadModel(failures: 1)
    let loaded = try model.load(7).retry(2).toBlocking().single()
    XCTAssertEqual(loaded, 14)
    XCTAssertThrowsError(try LoadModel(failures: 9).load(7).toBlocking().single()) {
      XCTAssertEqual($0 as? ModelError, .rejected(7))
    }
  }
  func test08Blocking() throws {
    let model = LoadModel(failures: 2)
    let loaded = try model.load(8).retry(3).toBlocking().single()
    XCTAssertEqual(loaded, 16)
    XCTAssertThrowsError(try LoadModel(failures: 9).load(8).toBlocking().single()) {
      XCTAssertEqual($0 as? ModelError, .rejected(8))
    }
  }
  func test09Blocking() throws {
    let model = LoadModel(failures: 0)
    let loaded = try model.load(9).retry(1).toBlocking().single()
    XCTAssertEqual(loaded, 18)
    XCTAssertThrowsError(try LoadModel(failures: 9).load(9).toBlocking().single()) {
      XCTAssertEqual($0 as? ModelError, .rejected(9))
    }
  }
  func test10Blocking() throws {
    let model = LoadModel(failures: 1)
    let loaded = try model.load(10).retry(2).toBlocking().single()
    XCTAssertEqual(loaded, 20)
    XCTAssertThrowsError(try LoadModel(failures: 9).load(10).toBlocking().single()) {
      XCTAssertEqual($0 as? ModelError, .rejected(10))
    }
  }
  func test11Blocking() throws {
    let model = LoadModel(failures: 2)
    let loaded = try model.load(11).retry(3).toBlocking().single()
    XCTAssertEqual(loaded, 22)
    XCTAssertThrowsError(try LoadModel(failures: 9).load(11).toBlocking().single()) {
      XCTAssertEqual($0 as? ModelError, .rejected(11))
    }
  }
  func test12Blocking() throws {
    let model = LoadModel(failures: 0)
    let loaded = try model.load(12).retry(1).toBlocking().single()
    XCTAssertEqual(loaded, 24)
    XCTAssertThrowsError(try LoadModel(failures: 9).load(12).toBlocking().single()) {
      XCTAssertEqual($0 as? ModelError, .rejected(12))
    }
  }
  func test13Blocking() throws {
    let model = LoadModel(failures: 1)
    let loaded = try model.load(13).retry(2).toBlocking().single()
    XCTAssertEqual(loaded, 26)
    XCTAssertThrowsError(try LoadModel(failures: 9).load(13).toBlocking().single()) {
      XCTAssertEqual($0 as? ModelError, .rejected(13))
    }
  }
  func test14Blocking() throws {
    let model = LoadModel(failures: 2)
    let loaded = try model.load(14).retry(3).toBlocking().single()
    XCTAssertEqual(loaded, 28)
    XCTAssertThrowsError(try LoadModel(failures: 9).load(14).toBlocking().single()) {
      XCTAssertEqual($0 as? ModelError, .rejected(14))
    }
  }
  func test15Blocking() throws {
    let model = LoadModel(failures: 0)
    let loaded = try model.load(15).retry(1).toBlocking().single()
    XCTAssertEqual(loaded, 30)
    XCTAssertThrowsError(try LoadModel(failures: 9).load(15).toBlocking().single()) {
      XCTAssertEqual($0 as? ModelError, .rejected(15))
    }
  }
  func test16Blocking() throws {
    let model = LoadModel(failures: 1)
    let loaded = try model.load(16).retry(2).toBlocking().single()
    XCTAssertEqual(loaded, 32)
    XCTAssertThrowsError(try LoadModel(failures: 9).load(16).toBlocking().single()) {
      XCTAssertEqual($0 as? ModelError, .rejected(16))
    }
  }
  func test17Blocking() throws {
    let model = LoadModel(failures: 2)
    let loaded = try model.load(17).retry(3).toBlocking().single()
    XCTAssertEqual(loaded, 34)
    XCTAssertThrowsError(try LoadModel(failures: 9).load(17).toBlocking().single()) {
      XCTAssertEqual($0 as? ModelError, .rejected(17))
    }
  }
  func test18Blocking() throws {
    let model = LoadModel(failures: 0)
    let loaded = try model.load(18).retry(1).toBlocking().single()
    XCTAssertEqual(loaded, 36)
    XCTAssertThrowsError(try LoadModel(failures: 9).load(18).toBlocking().single()) {
      XCTAssertEqual($0 as? ModelError, .rejected(18))
    }
  }
  func test19Throwing() throws {
    _ = try LoadModel(failures: 1).load(79).toBlocking().single()
    XCTFail("not reached")
  }
}

final class PageModelTests: XCTestCase {
  var scheduler: TestScheduler!
  var bag: DisposeBag!
  override func setUp() {
    scheduler = TestScheduler(initialClock: 0)
    bag = DisposeBag()
  }
  override func tearDown() {
    scheduler = nil
    bag = nil
  }
  func test00Asynchronous() async throws {
    let model = LoadModel(failures: 0)
    let page = try await model.page(1)
    XCTAssertEqual(page.count, 3)
    let single = try await model.load(0).value
    XCTAssertEqual(single, 0)
    do {
      _ = try await model.page(4)
      XCTFail("page 4 is there")
    } catch {
      XCTAssertEqual(error as? ModelError, .offline)
    }
  }
  func test01Asynchronous() async throws {
    let model = LoadModel(failures: 0)
    let page = try await model.page(2)
    XCTAssertEqual(page.count, 3)
    let single = try await model.load(1).value
    XCTAssertEqual(single, 2)
    do {
      _ = try await model.page(5)
      XCTFail("page 5 is there")
    } catch {
      XCTAssertEqual(error as? ModelError, .offline)
    }
  }
  func test02Asynchronous() async throws {
    let model = LoadModel(failures: 0)
    let page = try await model.page(3)
    XCTAssertEqual(page.count, 3)
    let single = try await model.load(2).value
    XCTAssertEqual(single, 4)
    do {
      _ = try await model.page(6)
      XCTFail("page 6 is there")
    } catch {
      XCTAssertEqual(error as? ModelError, .offline)
    }
  }
  func test03Asynchronous() async throws {
    let model = LoadModel(failures: 0)
    let page = try await model.page(1)
    XCTAssertEqual(page.count, 4)
    let single = try await model.load(3).value
    XCTAssertEqual(single, 6)
    do {
      _ = try await model.page(7)
      XCTFail("page 7 is there")
    } catch {
      XCTAssertEqual(error as? ModelError, .offline)
    }
  }
  func test04Asynchronous() async throws {
    let model = LoadModel(failures: 0)
    let page = try await model.page(2)
    XCTAssertEqual(page.count, 3)
    let single = try await model.load(4).value
    XCTAssertEqual(single, 8)
    do {
      _ = try await model.page(8)
      XCTFail("page 8 is there")
    } catch {
      XCTAssertEqual(error as? ModelError, .offline)
    }
  }
  func test05Asynchronous() async throws {
    let model = LoadModel(failures: 0)
    let page = try await model.page(3)
    XCTAssertEqual(page.count, 3)
    let single = try await model.load(5).value
    XCTAssertEqual(single, 10)
    do {
      _ = try await model.page(9)
      XCTFail("page 9 is there")
    } catch {
      XCTAssertEqual(error as? ModelError, .offline)
    }
  }
  func test06Asynchronous() async throws {
    let model = LoadModel(failures: 0)
    let page = try await model.page(1)
    XCTAssertEqual(page.count, 3)
    let single = try await model.load(6).value
    XCTAssertEqual(single, 12)
    do {
      _ = try await model.page(10)
      XCTFail("page 10 is there")
    } catch {
      XCTAssertEqual(error as? ModelError, .offline)
    }
  }
  func test07Asynchronous() async throws {
    let model = LoadModel(failures: 0)
    let page = try await model.page(2)
    XCTAssertEqual(page.count, 3)
    let single = try await model.load(7).value
    XCTAssertEqual(single, 14)
    do {
      _ = try await model.page(11)
      XCTFail("page 11 is there")
    } catch {
      XCTAssertEqual(error as? ModelError, .offline)
    }
  }
  func test08Asynchronous() async throws {
    let model = LoadModel(failures: 0)
    let page = try await model.page(3)
    XCTAssertEqual(page.count, 3)
    let single = try await model.load(8).value
    XCTAssertEqual(single, 16)
    do {
      _ = try await model.page(12)
      XCTFail("page 12 is there")
    } catch {
      XCTAssertEqual(error as? ModelError, .offline)
    }
  }
  func test09Asynchronous() async throws {
    let model = LoadModel(failures: 0)
    let page = try await model.page(1)
    XCTAssertEqual(page.count, 3)
    let single = try await model.load(9).value
    XCTAssertEqual(single, 18)
    do {
      _ = try await model.page(13)
      XCTFail("page 13 is there")
    } catch {
      XCTAssertEqual(error as? ModelError, .offline)
    }
  }
  func test10Asynchronous() async throws {
    let model = LoadModel(failures: 0)
    let page = try await model.page(2)
    XCTAssertEqual(page.count, 3)
    let single = try await model.load(10).value
    XCTAssertEqual(single, 20)
    do {
      _ = try await model.page(14)
      XCTFail("page 14 is there")
    } catch {
      XCTAssertEqual(error as? ModelError, .offline)
    }
  }
  func test11Asynchronous() async throws {
    let model = LoadModel(failures: 0)
    let page = try await model.page(3)
    XCTAssertEqual(page.count, 3)
    let single = try await model.load(11).value
    XCTAssertEqual(single, 22)
    do {
      _ = try await model.page(15)
      XCTFail("page 15 is there")
    } catch {
      XCTAssertEqual(error as? ModelError, .offline)
    }
  }
  func test12Asynchronous() async throws {
    let model = LoadModel(failures: 0)
    let page = try await model.page(1)
    XCTAssertEqual(page.count, 3)
    let single = try await model.load(12).value
    XCTAssertEqual(single, 24)
    do {
      _ = try await model.page(16)
      XCTFail("page 16 is there")
    } catch {
      XCTAssertEqual(error as? ModelError, .offline)
    }
  }
  func test13Skipped() throws {
    try XCTSkipIf(93 % 41 == 11, "not here: 93")
    XCTFail("not reached")
  }
  func test14Asynchronous() async throws {
    let model = LoadModel(failures: 0)
    let page = try await model.page(3)
    XCTAssertEqual(page.count, 3)
    let single = try await model.load(14).value
    XCTAssertEqual(single, 28)
    do {
      _ = try await model.page(18)
      XCTFail("page 18 is there")
    } catch {
      XCTAssertEqual(error as? ModelError, .offline)
    }
  }
  func test15Asynchronous() async throws {
    let model = LoadModel(failures: 0)
    let page = try await model.page(1)
    XCTAssertEqual(page.count, 3)
    let single = try await model.load(15).value
    XCTAssertEqual(single, 30)
    do {
      _ = try await model.page(19)
      XCTFail("page 19 is there")
    } catch {
      XCTAssertEqual(error as? ModelError, .offline)
    }
  }
  func test16Asynchronous() async throws {
    let model = LoadModel(failures: 0)
    let page = try await model.page(2)
    XCTAssertEqual(page.count, 3)
    let single = try await model.load(16).value
    XCTAssertEqual(single, 32)
    do {
      _ = try await model.page(20)
      XCTFail("page 20 is there")
    } catch {
      XCTAssertEqual(error as? ModelError, .offline)
    }
  }
  func test17Asynchronous() async throws {
    let model = LoadModel(failures: 0)
    let page = try await model.page(3)
    XCTAssertEqual(page.count, 3)
    let single = try await model.load(17).value
    XCTAssertEqual(single, 34)
    do {
      _ = try await model.page(21)
      XCTFail("page 21 is there")
    } catch {
      XCTAssertEqual(error as? ModelError, .offline)
    }
  }
  func test18Asynchronous() async throws {
    let model = LoadModel(failures: 0)
    let page = try await model.page(1)
    XCTAssertEqual(page.count, 3)
    let single = try await model.load(18).value
    XCTAssertEqual(single, 36)
    do {
      _ = try await model.page(22)
      XCTFail("page 22 is there")
    } catch {
      XCTAssertEqual(error as? ModelError, .offline)
    }
  }
  func test19Asynchronous() async throws {
    let model = LoadModel(failures: 0)
    let page = try await model.page(2)
    XCTAssertEqual(page.count, 3)
    let single = try await model.load(19).value
    XCTAssertEqual(single, 38)
    do {
      _ = try await model.page(23)
      XCTFail("page 23 is there")
    } catch {
      XCTAssertEqual(error as? ModelError, .offline)
    }
  }
}

final class MergeModelTests: XCTestCase {
  var scheduler: TestScheduler!
  var bag: DisposeBag!
  override func setUp() {
    scheduler = TestScheduler(initialClock: 0)
    bag = DisposeBag()
  }
  override func tearDown() {
    scheduler = nil
    bag = nil
  }
  func test00Merged() {
    let left = scheduler.createColdObservable([.next(10, 0), .next(30, 2), .completed(40)])
    let right = scheduler.createColdObservable([.next(20, 1), .completed(50)])
    let result = scheduler.start { Observable.merge(left.asObservable(), right.asObservable()) }
    XCTAssertEqual(result.events, [.next(210, 0), .next(220, 1), .next(230, 2), .completed(250)])
    XCTAssertEqual(left.subscriptions, [Subscription(200, 240)])
  }
  func test01Merged() {
    let left = scheduler.createColdObservable([.next(10, 1), .next(30, 3), .completed(40)])
    let right = scheduler.createColdObservable([.next(20, 2), .completed(51)])
    let result = scheduler.start { Observable.merge(left.asObservable(), right.asObservable()) }
    XCTAssertEqual(result.events, [.next(210, 1), .next(220, 2), .next(230, 3), .completed(251)])
    XCTAssertEqual(left.subscriptions, [Subscription(200, 240)])
  }
  func test02Merged() {
    let left = scheduler.createColdObservable([.next(10, 2), .next(30, 4), .completed(40)])
    let right = scheduler.createColdObservable([.next(20, 3), .completed(52)])
    let result = scheduler.start { Observable.merge(left.asObservable(), right.asObservable()) }
    XCTAssertEqual(result.events, [.next(210, 2), .next(220, 4), .next(230, 4), .completed(252)])
    XCTAssertEqual(left.subscriptions, [Subscription(200, 240)])
  }
  func test03Merged() {
    let left = scheduler.createColdObservable([.next(10, 3), .next(30, 5), .completed(40)])
    let right = scheduler.createColdObservable([.next(20, 4), .completed(53)])
    let result = scheduler.start { Observable.merge(left.asObservable(), right.asObservable()) }
    XCTAssertEqual(result.events, [.next(210, 3), .next(220, 4), .next(230, 5), .completed(253)])
    XCTAssertEqual(left.subscriptions, [Subscription(200, 240)])
  }
  func test04Merged() {
    let left = scheduler.createColdObservable([.next(10, 4), .next(30, 6), .completed(40)])
    let right = scheduler.createColdObservable([.next(20, 5), .completed(54)])
    let result = scheduler.start { Observable.merge(left.asObservable(), right.asObservable()) }
    XCTAssertEqual(result.events, [.next(210, 4), .next(220, 5), .next(230, 6), .completed(254)])
    XCTAssertEqual(left.subscriptions, [Subscription(200, 240)])
  }
  func test05Merged() {
    let left = scheduler.createColdObservable([.next(10, 5), .next(30, 7), .completed(40)])
    let right = scheduler.createColdObservable([.next(20, 6), .completed(55)])
    let result = scheduler.start { Observable.merge(left.asObservable(), right.asObservable()) }
    XCTAssertEqual(result.events, [.next(210, 5), .next(220, 6), .next(230, 7), .completed(255)])
    XCTAssertEqual(left.subscriptions, [Subscription(200, 240)])
  }
  func test06Merged() {
    let left = scheduler.createColdObservable([.next(10, 6), .next(30, 8), .completed(40)])
    let right = scheduler.createColdObservable([.next(20, 7), .completed(56)])
    let result = scheduler.start { Observable.merge(left.asObservable(), right.asObservable()) }
    XCTAssertEqual(result.events, [.next(210, 6), .next(220, 7), .next(230, 8), .completed(256)])
    XCTAssertEqual(left.subscriptions, [Subscription(200, 240)])
  }
  func test07Merged() {
    let left = scheduler.createColdObservable([.next(10, 7), .next(30, 9), .completed(40)])
    let right = scheduler.createColdObservable([.next(20, 8), .completed(57)])
    let result = scheduler.start { Observable.merge(left.asObservable(), right.asObservable()) }
    XCTAssertEqual(result.events, [.next(210, 7), .next(220, 8), .next(230, 9), .completed(257)])
    XCTAssertEqual(left.subscriptions, [Subscription(200, 240)])
  }
  func test08Merged() {
    let left = scheduler.createColdObservable([.next(10, 8), .next(30, 10), .completed(40)])
    let right = scheduler.createColdObservable([.next(20, 9), .completed(58)])
    let result = scheduler.start { Observable.merge(left.asObservable(), right.asObservable()) }
    XCTAssertEqual(result.events, [.next(210, 8), .next(220, 9), .next(230, 10), .completed(258)])
    XCTAssertEqual(left.subscriptions, [Subscription(200, 240)])
  }
  func test09Merged() {
    let left = scheduler.createColdObservable([.next(10, 9), .next(30, 11), .completed(40)])
    let right = scheduler.createColdObservable([.next(20, 10), .completed(59)])
    let result = scheduler.start { Observable.merge(left.asObservable(), right.asObservable()) }
    XCTAssertEqual(result.events, [.next(210, 9), .next(220, 10), .next(230, 11), .completed(259)])
    XCTAssertEqual(left.subscriptions, [Subscription(200, 240)])
  }
  func test10Merged() {
    let left = scheduler.createColdObservable([.next(10, 10), .next(30, 12), .completed(40)])
    let right = scheduler.createColdObservable([.next(20, 11), .completed(60)])
    let result = scheduler.start { Observable.merge(left.asObservable(), right.asObservable()) }
    XCTAssertEqual(result.events, [.next(210, 10), .next(220, 11), .next(230, 12), .completed(260)])
    XCTAssertEqual(left.subscriptions, [Subscription(200, 240)])
  }
  func test11Merged() {
    let left = scheduler.createColdObservable([.next(10, 11), .next(30, 13), .completed(40)])
    let right = scheduler.createColdObservable([.next(20, 12), .completed(61)])
    let result = scheduler.start { Observable.merge(left.asObservable(), right.asObservable()) }
    XCTAssertEqual(result.events, [.next(210, 11), .next(220, 12), .next(230, 13), .completed(261)])
    XCTAssertEqual(left.subscriptions, [Subscription(200, 240)])
  }
  func test12Merged() {
    let left = scheduler.createColdObservable([.next(10, 12), .next(30, 14), .completed(40)])
    let right = scheduler.createColdObservable([.next(20, 13), .completed(62)])
    let result = scheduler.start { Observable.merge(left.asObservable(), right.asObservable()) }
    XCTAssertEqual(result.events, [.next(210, 12), .next(220, 13), .next(230, 14), .completed(262)])
    XCTAssertEqual(left.subscriptions, [Subscription(200, 240)])
  }
  func test13Merged() {
    let left = scheduler.createColdObservable([.next(10, 13), .next(30, 15), .completed(40)])
    let right = scheduler.createColdObservable([.next(20, 14), .completed(63)])
    let result = scheduler.start { Observable.merge(left.asObservable(), right.asObservable()) }
    XCTAssertEqual(result.events, [.next(210, 13), .next(220, 14), .next(230, 15), .completed(263)])
    XCTAssertEqual(left.subscriptions, [Subscription(200, 240)])
  }
  func test14Merged() {
    let left = scheduler.createColdObservable([.next(10, 14), .next(30, 16), .completed(40)])
    let right = scheduler.createColdObservable([.next(20, 15), .completed(64)])
    let result = scheduler.start { Observable.merge(left.asObservable(), right.asObservable()) }
    XCTAssertEqual(result.events, [.next(210, 14), .next(220, 15), .next(230, 16), .completed(264)])
    XCTAssertEqual(left.subscriptions, [Subscription(200, 240)])
  }
  func test15Merged() {
    let left = scheduler.createColdObservable([.next(10, 15), .next(30, 17), .completed(40)])
    let right = scheduler.createColdObservable([.next(20, 16), .completed(65)])
    let result = scheduler.start { Observable.merge(left.asObservable(), right.asObservable()) }
    XCTAssertEqual(result.events, [.next(210, 15), .next(220, 16), .next(230, 17), .completed(265)])
    XCTAssertEqual(left.subscriptions, [Subscription(200, 240)])
  }
  func test16Throwing() throws {
    _ = try LoadModel(failures: 1).load(116).toBlocking().single()
    XCTFail("not reached")
  }
  func test17Merged() {
    let left = scheduler.createColdObservable([.next(10, 17), .next(30, 19), .completed(40)])
    let right = scheduler.createColdObservable([.next(20, 18), .completed(67)])
    let result = scheduler.start { Observable.merge(left.asObservable(), right.asObservable()) }
    XCTAssertEqual(result.events, [.next(210, 17), .next(220, 18), .next(230, 19), .completed(267)])
    XCTAssertEqual(left.subscriptions, [Subscription(200, 240)])
  }
  func test18Merged() {
    let left = scheduler.createColdObservable([.next(10, 18), .next(30, 20), .completed(40)])
    let right = scheduler.createColdObservable([.next(20, 19), .completed(68)])
    let result = scheduler.start { Observable.merge(left.asObservable(), right.asObservable()) }
    XCTAssertEqual(result.events, [.next(210, 18), .next(220, 19), .next(230, 20), .completed(268)])
    XCTAssertEqual(left.subscriptions, [Subscription(200, 240)])
  }
  func test19Merged() {
    let left = scheduler.createColdObservable([.next(10, 19), .next(30, 21), .completed(40)])
    let right = scheduler.createColdObservable([.next(20, 20), .completed(69)])
    let result = scheduler.start { Observable.merge(left.asObservable(), right.asObservable()) }
    XCTAssertEqual(result.events, [.next(210, 19), .next(220, 20), .next(230, 21), .completed(269)])
    XCTAssertEqual(left.subscriptions, [Subscription(200, 240)])
  }
}

final class ScanModelTests: XCTestCase {
  var scheduler: TestScheduler!
  var bag: DisposeBag!
  override func setUp() {
    scheduler = TestScheduler(initialClock: 0)
    bag = DisposeBag()
  }
  override func tearDown() {
    scheduler = nil
    bag = nil
  }
  func test00Totals() throws {
    let totals = try Observable.range(start: 1, count: 2).scan(0, accumulator: +).toBlocking().toArray()
    XCTAssertEqual(totals.count, 2)
    XCTAssertEqual(totals.last, 3)
    XCTAssertEqual(try Observable.from(totals).filter { $0 % 2 == 0 }.toBlocking().toArray(), totals.filter { $0 % 2 == 0 })
  }
  func test01Totals() throws {
    let totals = try Observable.range(start: 1, count: 3).scan(0, accumulator: +).toBlocking().toArray()
    XCTAssertEqual(totals.count, 3)
    XCTAssertEqual(totals.last, 7)
    XCTAssertEqual(try Observable.from(totals).filter { $0 % 2 == 0 }.toBlocking().toArray(), totals.filter { $0 % 2 == 0 })
  }
  func test02Totals() throws {
    let totals = try Observable.range(start: 1, count: 4).scan(0, accumulator: +).toBlocking().toArray()
    XCTAssertEqual(totals.count, 4)
    XCTAssertEqual(totals.last, 10)
    XCTAssertEqual(try Observable.from(totals).filter { $0 % 2 == 0 }.toBlocking().toArray(), totals.filter { $0 % 2 == 0 })
  }
  func test03Totals() throws {
    let totals = try Observable.range(start: 1, count: 5).scan(0, accumulator: +).toBlocking().toArray()
    XCTAssertEqual(totals.count, 5)
    XCTAssertEqual(totals.last, 15)
    XCTAssertEqual(try Observable.from(totals).filter { $0 % 2 == 0 }.toBlocking().toArray(), totals.filter { $0 % 2 == 0 })
  }
  func test04Totals() throws {
    let totals = try Observable.range(start: 1, count: 6).scan(0, accumulator: +).toBlocking().toArray()
    XCTAssertEqual(totals.count, 6)
    XCTAssertEqual(totals.last, 21)
    XCTAssertEqual(try Observable.from(totals).filter { $0 % 2 == 0 }.toBlocking().toArray(), totals.filter { $0 % 2 == 0 })
  }
  func test05Totals() throws {
    let totals = try Observable.range(start: 1, count: 7).scan(0, accumulator: +).toBlocking().toArray()
    XCTAssertEqual(totals.count, 7)
    XCTAssertEqual(totals.last, 28)
    XCTAssertEqual(try Observable.from(totals).filter { $0 % 2 == 0 }.toBlocking().toArray(), totals.filter { $0 % 2 == 0 })
  }
  func test06Totals() throws {
    let totals = try Observable.range(start: 1, count: 8).scan(0, accumulator: +).toBlocking().toArray()
    XCTAssertEqual(totals.count, 8)
    XCTAssertEqual(totals.last, 36)
    XCTAssertEqual(try Observable.from(totals).filter { $0 % 2 == 0 }.toBlocking().toArray(), totals.filter { $0 % 2 == 0 })
  }
  func test07Totals() throws {
    let totals = try Observable.range(start: 1, count: 9).scan(0, accumulator: +).toBlocking().toArray()
    XCTAssertEqual(totals.count, 9)
    XCTAssertEqual(totals.last, 45)
    XCTAssertEqual(try Observable.from(totals).filter { $0 % 2 == 0 }.toBlocking().toArray(), totals.filter { $0 % 2 == 0 })
  }
  func test08Totals() throws {
    let totals = try Observable.range(start: 1, count: 10).scan(0, accumulator: +).toBlocking().toArray()
    XCTAssertEqual(totals.count, 10)
    XCTAssertEqual(totals.last, 55)
    XCTAssertEqual(try Observable.from(totals).filter { $0 % 2 == 0 }.toBlocking().toArray(), totals.filter { $0 % 2 == 0 })
  }
  func test09Totals() throws {
    let totals = try Observable.range(start: 1, count: 11).scan(0, accumulator: +).toBlocking().toArray()
    XCTAssertEqual(totals.count, 11)
    XCTAssertEqual(totals.last, 66)
    XCTAssertEqual(try Observable.from(totals).filter { $0 % 2 == 0 }.toBlocking().toArray(), totals.filter { $0 % 2 == 0 })
  }
  func test10Totals() throws {
    let totals = try Observable.range(start: 1, count: 12).scan(0, accumulator: +).toBlocking().toArray()
    XCTAssertEqual(totals.count, 12)
    XCTAssertEqual(totals.last, 78)
    XCTAssertEqual(try Observable.from(totals).filter { $0 % 2 == 0 }.toBlocking().toArray(), totals.filter { $0 % 2 == 0 })
  }
  func test11Totals() throws {
    let totals = try Observable.range(start: 1, count: 13).scan(0, accumulator: +).toBlocking().toArray()
    XCTAssertEqual(totals.count, 13)
    XCTAssertEqual(totals.last, 91)
    XCTAssertEqual(try Observable.from(totals).filter { $0 % 2 == 0 }.toBlocking().toArray(), totals.filter { $0 % 2 == 0 })
  }
  func test12Totals() throws {
    let totals = try Observable.range(start: 1, count: 14).scan(0, accumulator: +).toBlocking().toArray()
    XCTAssertEqual(totals.count, 14)
    XCTAssertEqual(totals.last, 105)
    XCTAssertEqual(try Observable.from(totals).filter { $0 % 2 == 0 }.toBlocking().toArray(), totals.filter { $0 % 2 == 0 })
  }
  func test13Totals() throws {
    let totals = try Observable.range(start: 1, count: 15).scan(0, accumulator: +).toBlocking().toArray()
    XCTAssertEqual(totals.count, 15)
    XCTAssertEqual(totals.last, 120)
    XCTAssertEqual(try Observable.from(totals).filter { $0 % 2 == 0 }.toBlocking().toArray(), totals.filter { $0 % 2 == 0 })
  }
  func test14Skipped() throws {
    try XCTSkipIf(134 % 41 == 11, "not here: 134")
    XCTFail("not reached")
  }
  func test15Totals() throws {
    let totals = try Observable.range(start: 1, count: 17).scan(0, accumulator: +).toBlocking().toArray()
    XCTAssertEqual(totals.count, 17)
    XCTAssertEqual(totals.last, 153)
    XCTAssertEqual(try Observable.from(totals).filter { $0 % 2 == 0 }.toBlocking().toArray(), totals.filter { $0 % 2 == 0 })
  }
  func test16Totals() throws {
    let totals = try Observable.range(start: 1, count: 18).scan(0, accumulator: +).toBlocking().toArray()
    XCTAssertEqual(totals.count, 18)
    XCTAssertEqual(totals.last, 171)
    XCTAssertEqual(try Observable.from(totals).filter { $0 % 2 == 0 }.toBlocking().toArray(), totals.filter { $0 % 2 == 0 })
  }
  func test17Totals() throws {
    let totals = try Observable.range(start: 1, count: 19).scan(0, accumulator: +).toBlocking().toArray()
    XCTAssertEqual(totals.count, 19)
    XCTAssertEqual(totals.last, 190)
    XCTAssertEqual(try Observable.from(totals).filter { $0 % 2 == 0 }.toBlocking().toArray(), totals.filter { $0 % 2 == 0 })
  }
  func test18Totals() throws {
    let totals = try Observable.range(start: 1, count: 20).scan(0, accumulator: +).toBlocking().toArray()
    XCTAssertEqual(totals.count, 20)
    XCTAssertEqual(totals.last, 210)
    XCTAssertEqual(try Observable.from(totals).filter { $0 % 2 == 0 }.toBlocking().toArray(), totals.filter { $0 % 2 == 0 })
  }
  func test19Totals() throws {
    let totals = try Observable.range(start: 1, count: 21).scan(0, accumulator: +).toBlocking().toArray()
    XCTAssertEqual(totals.count, 21)
    XCTAssertEqual(totals.last, 231)
    XCTAssertEqual(try Observable.from(totals).filter { $0 % 2 == 0 }.toBlocking().toArray(), totals.filter { $0 % 2 == 0 })
  }
}

final class SwitchModelTests: XCTestCase {
  var scheduler: TestScheduler!
  var bag: DisposeBag!
  override func setUp() {
    scheduler = TestScheduler(initialClock: 0)
    bag = DisposeBag()
  }
  override func tearDown() {
    scheduler = nil
    bag = nil
  }
  func test00Latest() {
    let inner = [0, 1].map { number in scheduler.createColdObservable([.next(20, number * 10 + 0), .completed(60)]) }
    let outer = scheduler.createHotObservable([.next(210, 0), .next(220, 1), .completed(300)])
    let result = scheduler.start { outer.flatMapLatest { inner[$0] } }
    XCTAssertEqual(result.events.last, .completed(300))
    XCTAssertEqual(result.events.filter { $0.value.element != nil }.count, 2)
  }
  func test01Latest() {
    let inner = [0, 1].map { number in scheduler.createColdObservable([.next(20, number * 10 + 1), .completed(60)]) }
    let outer = scheduler.createHotObservable([.next(210, 0), .next(221, 1), .completed(300)])
    let result = scheduler.start { outer.flatMapLatest { inner[$0] } }
    XCTAssertEqual(result.events.last, .completed(300))
    XCTAssertEqual(result.events.filter { $0.value.element != nil }.count, 1)
  }
  func test02Latest() {
    let inner = [0, 1].map { number in scheduler.createColdObservable([.next(20, number * 10 + 2), .completed(60)]) }
    let outer = scheduler.createHotObservable([.next(210, 0), .next(222, 1), .completed(300)])
    let result = scheduler.start { outer.flatMapLatest { inner[$0] } }
    XCTAssertEqual(result.events.last, .completed(300))
    XCTAssertEqual(result.events.filter { $0.value.element != nil }.count, 1)
  }
  func test03Latest() {
    let inner = [0, 1].map { number in scheduler.createColdObservable([.next(20, number * 10 + 3), .completed(60)]) }
    let outer = scheduler.createHotObservable([.next(210, 0), .next(223, 1), .completed(300)])
    let result = scheduler.start { outer.flatMapLatest { inner[$0] } }
    XCTAssertEqual(result.events.last, .completed(300))
    XCTAssertEqual(result.events.filter { $0.value.element != nil }.count, 1)
  }
  func test04Latest() {
    let inner = [0, 1].map { number in scheduler.createColdObservable([.next(20, number * 10 + 4), .completed(60)]) }
    let outer = scheduler.createHotObservable([.next(210, 0), .next(224, 1), .completed(300)])
    let result = scheduler.start { outer.flatMapLatest { inner[$0] } }
    XCTAssertEqual(result.events.last, .completed(300))
    XCTAssertEqual(result.events.filter { $0.value.element != nil }.count, 1)
  }
  func test05Latest() {
    let inner = [0, 1].map { number in scheduler.createColdObservable([.next(20, number * 10 + 5), .completed(60)]) }
    let outer = scheduler.createHotObservable([.next(210, 0), .next(225, 1), .completed(300)])
    let result = scheduler.start { outer.flatMapLatest { inner[$0] } }
    XCTAssertEqual(result.events.last, .completed(300))
    XCTAssertEqual(result.events.filter { $0.value.element != nil }.count, 1)
  }
  func test06Latest() {
    let inner = [0, 1].map { number in scheduler.createColdObservable([.next(20, number * 10 + 6), .completed(60)]) }
    let outer = scheduler.createHotObservable([.next(210, 0), .next(226, 1), .completed(300)])
    let result = scheduler.start { outer.flatMapLatest { inner[$0] } }
    XCTAssertEqual(result.events.last, .completed(300))
    XCTAssertEqual(result.events.filter { $0.value.element != nil }.count, 1)
  }
  func test07Latest() {
    let inner = [0, 1].map { number in scheduler.createColdObservable([.next(20, number * 10 + 7), .completed(60)]) }
    let outer = scheduler.createHotObservable([.next(210, 0), .next(227, 1), .completed(300)])
    let result = scheduler.start { outer.flatMapLatest { inner[$0] } }
    XCTAssertEqual(result.events.last, .completed(300))
    XCTAssertEqual(result.events.filter { $0.value.element != nil }.count, 1)
  }
  func test08Latest() {
    let inner = [0, 1].map { number in scheduler.createColdObservable([.next(20, number * 10 + 8), .completed(60)]) }
    let outer = scheduler.createHotObservable([.next(210, 0), .next(228, 1), .completed(300)])
    let result = scheduler.start { outer.flatMapLatest { inner[$0] } }
    XCTAssertEqual(result.events.last, .completed(300))
    XCTAssertEqual(result.events.filter { $0.value.element != nil }.count, 1)
  }
  func test09Latest() {
    let inner = [0, 1].map { number in scheduler.createColdObservable([.next(20, number * 10 + 9), .completed(60)]) }
    let outer = scheduler.createHotObservable([.next(210, 0), .next(229, 1), .completed(300)])
    let result = scheduler.start { outer.flatMapLatest { inner[$0] } }
    XCTAssertEqual(result.events.last, .completed(300))
    XCTAssertEqual(result.events.filter { $0.value.element != nil }.count, 1)
  }
  func test10Latest() {
    let inner = [0, 1].map { number in scheduler.createColdObservable([.next(20, number * 10 + 10), .completed(60)]) }
    let outer = scheduler.createHotObservable([.next(210, 0), .next(230, 1), .completed(300)])
    let result = scheduler.start { outer.flatMapLatest { inner[$0] } }
    XCTAssertEqual(result.events.last, .completed(300))
    XCTAssertEqual(result.events.filter { $0.value.element != nil }.count, 1)
  }
  func test11Latest() {
    let inner = [0, 1].map { number in scheduler.createColdObservable([.next(20, number * 10 + 11), .completed(60)]) }
    let outer = scheduler.createHotObservable([.next(210, 0), .next(231, 1), .completed(300)])
    let result = scheduler.start { outer.flatMapLatest { inner[$0] } }
    XCTAssertEqual(result.events.last, .completed(300))
    XCTAssertEqual(result.events.filter { $0.value.element != nil }.count, 2)
  }
  func test12Latest() {
    let inner = [0, 1].map { number in scheduler.createColdObservable([.next(20, number * 10 + 12), .completed(60)]) }
    let outer = scheduler.createHotObservable([.next(210, 0), .next(232, 1), .completed(300)])
    let result = scheduler.start { outer.flatMapLatest { inner[$0] } }
    XCTAssertEqual(result.events.last, .completed(300))
    XCTAssertEqual(result.events.filter { $0.value.element != nil }.count, 2)
  }
  func test13Throwing() throws {
    _ = try LoadModel(failures: 1).load(153).toBlocking().single()
    XCTFail("not reached")
  }
  func test14Latest() {
    let inner = [0, 1].map { number in scheduler.createColdObservable([.next(20, number * 10 + 14), .completed(60)]) }
    let outer = scheduler.createHotObservable([.next(210, 0), .next(234, 1), .completed(300)])
    let result = scheduler.start { outer.flatMapLatest { inner[$0] } }
    XCTAssertEqual(result.events.last, .completed(300))
    XCTAssertEqual(result.events.filter { $0.value.element != nil }.count, 2)
  }
  func test15Latest() {
    let inner = [0, 1].map { number in scheduler.createColdObservable([.next(20, number * 10 + 15), .completed(60)]) }
    let outer = scheduler.createHotObservable([.next(210, 0), .next(235, 1), .completed(300)])
    let result = scheduler.start { outer.flatMapLatest { inner[$0] } }
    XCTAssertEqual(result.events.last, .completed(300))
    XCTAssertEqual(result.events.filter { $0.value.element != nil }.count, 2)
  }
  func test16Latest() {
    let inner = [0, 1].map { number in scheduler.createColdObservable([.next(20, number * 10 + 16), .completed(60)]) }
    let outer = scheduler.createHotObservable([.next(210, 0), .next(236, 1), .completed(300)])
    let result = scheduler.start { outer.flatMapLatest { inner[$0] } }
    XCTAssertEqual(result.events.last, .completed(300))
    XCTAssertEqual(result.events.filter { $0.value.element != nil }.count, 2)
  }
  func test17Latest() {
    let inner = [0, 1].map { number in scheduler.createColdObservable([.next(20, number * 10 + 17), .completed(60)]) }
    let outer = scheduler.createHotObservable([.next(210, 0), .next(237, 1), .completed(300)])
    let result = scheduler.start { outer.flatMapLatest { inner[$0] } }
    XCTAssertEqual(result.events.last, .completed(300))
    XCTAssertEqual(result.events.filter { $0.value.element != nil }.count, 2)
  }
  func test18Latest() {
    let inner = [0, 1].map { number in scheduler.createColdObservable([.next(20, number * 10 + 18), .completed(60)]) }
    let outer = scheduler.createHotObservable([.next(210, 0), .next(238, 1), .completed(300)])
    let result = scheduler.start { outer.flatMapLatest { inner[$0] } }
    XCTAssertEqual(result.events.last, .completed(300))
    XCTAssertEqual(result.events.filter { $0.value.element != nil }.count, 2)
  }
  func test19Latest() {
    let inner = [0, 1].map { number in scheduler.createColdObservable([.next(20, number * 10 + 19), .completed(60)]) }
    let outer = scheduler.createHotObservable([.next(210, 0), .next(239, 1), .completed(300)])
    let result = scheduler.start { outer.flatMapLatest { inner[$0] } }
    XCTAssertEqual(result.events.last, .completed(300))
    XCTAssertEqual(result.events.filter { $0.value.element != nil }.count, 3)
  }
}

final class RetryModelTests: XCTestCase {
  var scheduler: TestScheduler!
  var bag: DisposeBag!
  override func setUp() {
    scheduler = TestScheduler(initialClock: 0)
    bag = DisposeBag()
  }
  override func tearDown() {
    scheduler = nil
    bag = nil
  }
  func test00Expectation() {
    let done = expectation(description: "loaded 0")
    var attempts = 0
    Observable<Int>.deferred {
      attempts += 1
      return attempts <= 0 ? .error(ModelError.offline) : .just(0)
    }
    .retry(5).observe(on: MainScheduler.asyncInstance)
    .subscribe(onNext: { XCTAssertEqual($0, 0) }, onCompleted: { done.fulfill() }).disposed(by: bag)
    wait(for: [done], timeout: 5)
    XCTAssertEqual(attempts, 1)
  }
  func test01Expectation() {
    let done = expectation(description: "loaded 1")
    var attempts = 0
    Observable<Int>.deferred {
      attempts += 1
      return attempts <= 1 ? .error(ModelError.offline) : .just(1)
    }
    .retry(5).observe(on: MainScheduler.asyncInstance)
    .subscribe(onNext: { XCTAssertEqual($0, 1) }, onCompleted: { done.fulfill() }).disposed(by: bag)
    wait(for: [done], timeout: 5)
    XCTAssertEqual(attempts, 2)
  }
  func test02Expectation() {
    let done = expectation(description: "loaded 2")
    var attempts = 0
    Observable<Int>.deferred {
      attempts += 1
      return attempts <= 2 ? .error(ModelError.offline) : .just(2)
    }
    .retry(5).observe(on: MainScheduler.asyncInstance)
    .subscribe(onNext: { XCTAssertEqual($0, 2) }, onCompleted: { done.fulfill() }).disposed(by: bag)
    wait(for: [done], timeout: 5)
    XCTAssertEqual(attempts, 3)
  }
  func test03Expectation() {
    let done = expectation(description: "loaded 3")
    var attempts = 0
    Observable<Int>.deferred {
      attempts += 1
      return attempts <= 3 ? .error(ModelError.offline) : .just(3)
    }
    .retry(5).observe(on: MainScheduler.asyncInstance)
    .subscribe(onNext: { XCTAssertEqual($0, 3) }, onCompleted: { done.fulfill() }).disposed(by: bag)
    wait(for: [done], timeout: 5)
    XCTAssertEqual(attempts, 4)
  }
  func test04Expectation() {
    let done = expectation(description: "loaded 4")
    var attempts = 0
    Observable<Int>.deferred {
      attempts += 1
      return attempts <= 0 ? .error(ModelError.offline) : .just(4)
    }
    .retry(5).observe(on: MainScheduler.asyncInstance)
    .subscribe(onNext: { XCTAssertEqual($0, 4) }, onCompleted: { done.fulfill() }).disposed(by: bag)
    wait(for: [done], timeout: 5)
    XCTAssertEqual(attempts, 1)
  }
  func test05Expectation() {
    let done = expectation(description: "loaded 5")
    var attempts = 0
    Observable<Int>.deferred {
      attempts += 1
      return attempts <= 1 ? .error(ModelError.offline) : .just(5)
    }
    .retry(5).observe(on: MainScheduler.asyncInstance)
    .subscribe(onNext: { XCTAssertEqual($0, 5) }, onCompleted: { done.fulfill() }).disposed(by: bag)
    wait(for: [done], timeout: 5)
    XCTAssertEqual(attempts, 2)
  }
  func test06Expectation() {
    let done = expectation(description: "loaded 6")
    var attempts = 0
    Observable<Int>.deferred {
      attempts += 1
      return attempts <= 2 ? .error(ModelError.offline) : .just(6)
    }
    .retry(5).observe(on: MainScheduler.asyncInstance)
    .subscribe(onNext: { XCTAssertEqual($0, 6) }, onCompleted: { done.fulfill() }).disposed(by: bag)
    wait(for: [done], timeout: 5)
    XCTAssertEqual(attempts, 3)
  }
  func test07Expectation() {
    let done = expectation(description: "loaded 7")
    var attempts = 0
    Observable<Int>.deferred {
      attempts += 1
      return attempts <= 3 ? .error(ModelError.offline) : .just(7)
    }
    .retry(5).observe(on: MainScheduler.asyncInstance)
    .subscribe(onNext: { XCTAssertEqual($0, 7) }, onCompleted: { done.fulfill() }).disposed(by: bag)
    wait(for: [done], timeout: 5)
    XCTAssertEqual(attempts, 4)
  }
  func test08Expectation() {
    let done = expectation(description: "loaded 8")
    var attempts = 0
    Observable<Int>.deferred {
      attempts += 1
      return attempts <= 0 ? .error(ModelError.offline) : .just(8)
    }
    .retry(5).observe(on: MainScheduler.asyncInstance)
    .subscribe(onNext: { XCTAssertEqual($0, 8) }, onCompleted: { done.fulfill() }).disposed(by: bag)
    wait(for: [done], timeout: 5)
    XCTAssertEqual(attempts, 1)
  }
  func test09Expectation() {
    let done = expectation(description: "loaded 9")
    var attempts = 0
    Observable<Int>.deferred {
      attempts += 1
      return attempts <= 1 ? .error(ModelError.offline) : .just(9)
    }
    .retry(5).observe(on: MainScheduler.asyncInstance)
    .subscribe(onNext: { XCTAssertEqual($0, 9) }, onCompleted: { done.fulfill() }).disposed(by: bag)
    wait(for: [done], timeout: 5)
    XCTAssertEqual(attempts, 2)
  }
  func test10Expectation() {
    let done = expectation(description: "loaded 10")
    var attempts = 0
    Observable<Int>.deferred {
      attempts += 1
      return attempts <= 2 ? .error(ModelError.offline) : .just(10)
    }
    .retry(5).observe(on: MainScheduler.asyncInstance)
    .subscribe(onNext: { XCTAssertEqual($0, 10) }, onCompleted: { done.fulfill() }).disposed(by: bag)
    wait(for: [done], timeout: 5)
    XCTAssertEqual(attempts, 3)
  }
  func test11Expectation() {
    let done = expectation(description: "loaded 11")
    var attempts = 0
    Observable<Int>.deferred {
      attempts += 1
      return attempts <= 3 ? .error(ModelError.offline) : .just(11)
    }
    .retry(5).observe(on: MainScheduler.asyncInstance)
    .subscribe(onNext: { XCTAssertEqual($0, 11) }, onCompleted: { done.fulfill() }).disposed(by: bag)
    wait(for: [done], timeout: 5)
    XCTAssertEqual(attempts, 4)
  }
  func test12Expectation() {
    let done = expectation(description: "loaded 12")
    var attempts = 0
    Observable<Int>.deferred {
      attempts += 1
      return attempts <= 0 ? .error(ModelError.offline) : .just(12)
    }
    .retry(5).observe(on: MainScheduler.asyncInstance)
    .subscribe(onNext: { XCTAssertEqual($0, 12) }, onCompleted: { done.fulfill() }).disposed(by: bag)
    wait(for: [done], timeout: 5)
    XCTAssertEqual(attempts, 1)
  }
  func test13Expectation() {
    let done = expectation(description: "loaded 13")
    var attempts = 0
    Observable<Int>.deferred {
      attempts += 1
      return attempts <= 1 ? .error(ModelError.offline) : .just(13)
    }
    .retry(5).observe(on: MainScheduler.asyncInstance)
    .subscribe(onNext: { XCTAssertEqual($0, 13) }, onCompleted: { done.fulfill() }).disposed(by: bag)
    wait(for: [done], timeout: 5)
    XCTAssertEqual(attempts, 2)
  }
  func test14Expectation() {
    let done = expectation(description: "loaded 14")
    var attempts = 0
    Observable<Int>.deferred {
      attempts += 1
      return attempts <= 2 ? .error(ModelError.offline) : .just(14)
    }
    .retry(5).observe(on: MainScheduler.asyncInstance)
    .subscribe(onNext: { XCTAssertEqual($0, 14) }, onCompleted: { done.fulfill() }).disposed(by: bag)
    wait(for: [done], timeout: 5)
    XCTAssertEqual(attempts, 3)
  }
  func test15Skipped() throws {
    try XCTSkipIf(175 % 41 == 11, "not here: 175")
    XCTFail("not reached")
  }
  func test16Expectation() {
    let done = expectation(description: "loaded 16")
    var attempts = 0
    Observable<Int>.deferred {
      attempts += 1
      return attempts <= 0 ? .error(ModelError.offline) : .just(16)
    }
    .retry(5).observe(on: MainScheduler.asyncInstance)
    .subscribe(onNext: { XCTAssertEqual($0, 16) }, onCompleted: { done.fulfill() }).disposed(by: bag)
    wait(for: [done], timeout: 5)
    XCTAssertEqual(attempts, 1)
  }
  func test17Expectation() {
    let done = expectation(description: "loaded 17")
    var attempts = 0
    Observable<Int>.deferred {
      attempts += 1
      return attempts <= 1 ? .error(ModelError.offline) : .just(17)
    }
    .retry(5).observe(on: MainScheduler.asyncInstance)
    .subscribe(onNext: { XCTAssertEqual($0, 17) }, onCompleted: { done.fulfill() }).disposed(by: bag)
    wait(for: [done], timeout: 5)
    XCTAssertEqual(attempts, 2)
  }
  func test18Expectation() {
    let done = expectation(description: "loaded 18")
    var attempts = 0
    Observable<Int>.deferred {
      attempts += 1
      return attempts <= 2 ? .error(ModelError.offline) : .just(18)
    }
    .retry(5).observe(on: MainScheduler.asyncInstance)
    .subscribe(onNext: { XCTAssertEqual($0, 19) }, onCompleted: { done.fulfill() }).disposed(by: bag)
    wait(for: [done], timeout: 5)
    XCTAssertEqual(attempts, 3)
  }
  func test19Expectation() {
    let done = expectation(description: "loaded 19")
    var attempts = 0
    Observable<Int>.deferred {
      attempts += 1
      return attempts <= 3 ? .error(ModelError.offline) : .just(19)
    }
    .retry(5).observe(on: MainScheduler.asyncInstance)
    .subscribe(onNext: { XCTAssertEqual($0, 19) }, onCompleted: { done.fulfill() }).disposed(by: bag)
    wait(for: [done], timeout: 5)
    XCTAssertEqual(attempts, 4)
  }
}

final class ShareModelTests: XCTestCase {
  var scheduler: TestScheduler!
  var bag: DisposeBag!
  override func setUp() {
    scheduler = TestScheduler(initialClock: 0)
    bag = DisposeBag()
  }
  override func tearDown() {
    scheduler = nil
    bag = nil
  }
  func test00Shared() {
    var subscriptions = 0
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      for value in 0..<1 { observer.onNext(value) }
      return Disposables.create()
    }.share(replay: 1)
    var first: [Int] = [], second: [Int] = []
    source.subscribe(onNext: { first.append($0) }).disposed(by: bag)
    source.subscribe(onNext: { second.append($0) }).disposed(by: bag)
    XCTAssertEqual(first, Array(0..<1))
    XCTAssertEqual(second, Array((0..<1).suffix(1)))
    XCTAssertEqual(subscriptions, 1)
  }
  func test01Shared() {
    var subscriptions = 0
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      for value in 0..<2 { observer.onNext(value) }
      return Disposables.create()
    }.share(replay: 2)
    var first: [Int] = [], second: [Int] = []
    source.subscribe(onNext: { first.append($0) }).disposed(by: bag)
    source.subscribe(onNext: { second.append($0) }).disposed(by: bag)
    XCTAssertEqual(first, Array(0..<2))
    XCTAssertEqual(second, Array((0..<2).suffix(2)))
    XCTAssertEqual(subscriptions, 1)
  }
  func test02Shared() {
    var subscriptions = 0
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      for value in 0..<3 { observer.onNext(value) }
      return Disposables.create()
    }.share(replay: 3)
    var first: [Int] = [], second: [Int] = []
    source.subscribe(onNext: { first.append($0) }).disposed(by: bag)
    source.subscribe(onNext: { second.append($0) }).disposed(by: bag)
    XCTAssertEqual(first, Array(0..<3))
    XCTAssertEqual(second, Array((0..<3).suffix(3)))
    XCTAssertEqual(subscriptions, 1)
  }
  func test03Shared() {
    var subscriptions = 0
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      for value in 0..<4 { observer.onNext(value) }
      return Disposables.create()
    }.share(replay: 1)
    var first: [Int] = [], second: [Int] = []
    source.subscribe(onNext: { first.append($0) }).disposed(by: bag)
    source.subscribe(onNext: { second.append($0) }).disposed(by: bag)
    XCTAssertEqual(first, Array(0..<4))
    XCTAssertEqual(second, Array((0..<4).suffix(1)))
    XCTAssertEqual(subscriptions, 1)
  }
  func test04Shared() {
    var subscriptions = 0
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      for value in 0..<5 { observer.onNext(value) }
      return Disposables.create()
    }.share(replay: 2)
    var first: [Int] = [], second: [Int] = []
    source.subscribe(onNext: { first.append($0) }).disposed(by: bag)
    source.subscribe(onNext: { second.append($0) }).disposed(by: bag)
    XCTAssertEqual(first, Array(0..<5))
    XCTAssertEqual(second, Array((0..<5).suffix(2)))
    XCTAssertEqual(subscriptions, 1)
  }
  func test05Shared() {
    var subscriptions = 0
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      for value in 0..<6 { observer.onNext(value) }
      return Disposables.create()
    }.share(replay: 3)
    var first: [Int] = [], second: [Int] = []
    source.subscribe(onNext: { first.append($0) }).disposed(by: bag)
    source.subscribe(onNext: { second.append($0) }).disposed(by: bag)
    XCTAssertEqual(first, Array(0..<6))
    XCTAssertEqual(second, Array((0..<6).suffix(3)))
    XCTAssertEqual(subscriptions, 1)
  }
  func test06Shared() {
    var subscriptions = 0
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      for value in 0..<7 { observer.onNext(value) }
      return Disposables.create()
    }.share(replay: 1)
    var first: [Int] = [], second: [Int] = []
    source.subscribe(onNext: { first.append($0) }).disposed(by: bag)
    source.subscribe(onNext: { second.append($0) }).disposed(by: bag)
    XCTAssertEqual(first, Array(0..<7))
    XCTAssertEqual(second, Array((0..<7).suffix(1)))
    XCTAssertEqual(subscriptions, 1)
  }
  func test07Shared() {
    var subscriptions = 0
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      for value in 0..<8 { observer.onNext(value) }
      return Disposables.create()
    }.share(replay: 2)
    var first: [Int] = [], second: [Int] = []
    source.subscribe(onNext: { first.append($0) }).disposed(by: bag)
    source.subscribe(onNext: { second.append($0) }).disposed(by: bag)
    XCTAssertEqual(first, Array(0..<8))
    XCTAssertEqual(second, Array((0..<8).suffix(2)))
    XCTAssertEqual(subscriptions, 1)
  }
  func test08Shared() {
    var subscriptions = 0
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      for value in 0..<9 { observer.onNext(value) }
      return Disposables.create()
    }.share(replay: 3)
    var first: [Int] = [], second: [Int] = []
    source.subscribe(onNext: { first.append($0) }).disposed(by: bag)
    source.subscribe(onNext: { second.append($0) }).disposed(by: bag)
    XCTAssertEqual(first, Array(0..<9))
    XCTAssertEqual(second, Array((0..<9).suffix(3)))
    XCTAssertEqual(subscriptions, 1)
  }
  func test09Shared() {
    var subscriptions = 0
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      for value in 0..<10 { observer.onNext(value) }
      return Disposables.create()
    }.share(replay: 1)
    var first: [Int] = [], second: [Int] = []
    source.subscribe(onNext: { first.append($0) }).disposed(by: bag)
    source.subscribe(onNext: { second.append($0) }).disposed(by: bag)
    XCTAssertEqual(first, Array(0..<10))
    XCTAssertEqual(second, Array((0..<10).suffix(1)))
    XCTAssertEqual(subscriptions, 1)
  }
  func test10Throwing() throws {
    _ = try LoadModel(failures: 1).load(190).toBlocking().single()
    XCTFail("not reached")
  }
  func test11Shared() {
    var subscriptions = 0
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      for value in 0..<12 { observer.onNext(value) }
      return Disposables.create()
    }.share(replay: 3)
    var first: [Int] = [], second: [Int] = []
    source.subscribe(onNext: { first.append($0) }).disposed(by: bag)
    source.subscribe(onNext: { second.append($0) }).disposed(by: bag)
    XCTAssertEqual(first, Array(0..<12))
    XCTAssertEqual(second, Array((0..<12).suffix(3)))
    XCTAssertEqual(subscriptions, 1)
  }
  func test12Shared() {
    var subscriptions = 0
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      for value in 0..<13 { observer.onNext(value) }
      return Disposables.create()
    }.share(replay: 1)
    var first: [Int] = [], second: [Int] = []
    source.subscribe(onNext: { first.append($0) }).disposed(by: bag)
    source.subscribe(onNext: { second.append($0) }).disposed(by: bag)
    XCTAssertEqual(first, Array(0..<13))
    XCTAssertEqual(second, Array((0..<13).suffix(1)))
    XCTAssertEqual(subscriptions, 1)
  }
  func test13Shared() {
    var subscriptions = 0
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      for value in 0..<14 { observer.onNext(value) }
      return Disposables.create()
    }.share(replay: 2)
    var first: [Int] = [], second: [Int] = []
    source.subscribe(onNext: { first.append($0) }).disposed(by: bag)
    source.subscribe(onNext: { second.append($0) }).disposed(by: bag)
    XCTAssertEqual(first, Array(0..<14))
    XCTAssertEqual(second, Array((0..<14).suffix(2)))
    XCTAssertEqual(subscriptions, 1)
  }
  func test14Shared() {
    var subscriptions = 0
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      for value in 0..<15 { observer.onNext(value) }
      return Disposables.create()
    }.share(replay: 3)
    var first: [Int] = [], second: [Int] = []
    source.subscribe(onNext: { first.append($0) }).disposed(by: bag)
    source.subscribe(onNext: { second.append($0) }).disposed(by: bag)
    XCTAssertEqual(first, Array(0..<15))
    XCTAssertEqual(second, Array((0..<15).suffix(3)))
    XCTAssertEqual(subscriptions, 1)
  }
  func test15Shared() {
    var subscriptions = 0
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      for value in 0..<16 { observer.onNext(value) }
      return Disposables.create()
    }.share(replay: 1)
    var first: [Int] = [], second: [Int] = []
    source.subscribe(onNext: { first.append($0) }).disposed(by: bag)
    source.subscribe(onNext: { second.append($0) }).disposed(by: bag)
    XCTAssertEqual(first, Array(0..<16))
    XCTAssertEqual(second, Array((0..<16).suffix(1)))
    XCTAssertEqual(subscriptions, 1)
  }
  func test16Shared() {
    var subscriptions = 0
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      for value in 0..<17 { observer.onNext(value) }
      return Disposables.create()
    }.share(replay: 2)
    var first: [Int] = [], second: [Int] = []
    source.subscribe(onNext: { first.append($0) }).disposed(by: bag)
    source.subscribe(onNext: { second.append($0) }).disposed(by: bag)
    XCTAssertEqual(first, Array(0..<17))
    XCTAssertEqual(second, Array((0..<17).suffix(2)))
    XCTAssertEqual(subscriptions, 1)
  }
  func test17Shared() {
    var subscriptions = 0
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      for value in 0..<18 { observer.onNext(value) }
      return Disposables.create()
    }.share(replay: 3)
    var first: [Int] = [], second: [Int] = []
    source.subscribe(onNext: { first.append($0) }).disposed(by: bag)
    source.subscribe(onNext: { second.append($0) }).disposed(by: bag)
    XCTAssertEqual(first, Array(0..<18))
    XCTAssertEqual(second, Array((0..<18).suffix(3)))
    XCTAssertEqual(subscriptions, 2)
  }
  func test18Shared() {
    var subscriptions = 0
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      for value in 0..<19 { observer.onNext(value) }
      return Disposables.create()
    }.share(replay: 1)
    var first: [Int] = [], second: [Int] = []
    source.subscribe(onNext: { first.append($0) }).disposed(by: bag)
    source.subscribe(onNext: { second.append($0) }).disposed(by: bag)
    XCTAssertEqual(first, Array(0..<19))
    XCTAssertEqual(second, Array((0..<19).suffix(1)))
    XCTAssertEqual(subscriptions, 1)
  }
  func test19Shared() {
    var subscriptions = 0
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      for value in 0..<20 { observer.onNext(value) }
      return Disposables.create()
    }.share(replay: 2)
    var first: [Int] = [], second: [Int] = []
    source.subscribe(onNext: { first.append($0) }).disposed(by: bag)
    source.subscribe(onNext: { second.append($0) }).disposed(by: bag)
    XCTAssertEqual(first, Array(0..<20))
    XCTAssertEqual(second, Array((0..<20).suffix(2)))
    XCTAssertEqual(subscriptions, 1)
  }
}
