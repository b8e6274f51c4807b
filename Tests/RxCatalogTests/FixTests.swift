import Foundation
import Testing
@testable import RxCatalog
@testable import SyntaxTree

/// A change that a message or one of its notes proposes, made: the program is better for it.
@Suite("Proposed changes")
struct FixTests {
  @Test("in the fixtures of faulty programs each takes a fault away", arguments: FaultFixtureTests.fixtures)
  func fixtures(_ name: String) throws {
    let text = try FaultFixtureTests.text(of: name)
    let before = FaultFixtureTests.diagnostics(of: text, name).filter { $0.severity == .error }
    for fault in before {
      for (proposal, fix) in [(fault.message, fault.fix)] + fault.notes.map({ ($0.message, $0.fix) }) where !fix.isEmpty
      {
        let changed = Self.applied(fix, to: text)
        let after = FaultFixtureTests.diagnostics(of: changed, name).filter { $0.severity == .error }
        #expect(after.count < before.count, "\(name): \(proposal)\n\(changed)\n\(after.map(\.message))")
      }
    }
  }

  @Test(
    "what the lessons propose checks",
    arguments: [
      "numbers.drive(onNext: { print($0) }).disposed(by: bag)",
      "numbers.emit(onNext: { print($0) }).disposed(by: bag)",
      "score.drive(onNext: { print($0) }).disposed(by: bag)",
      "relay.emit(onNext: { print($0) }).disposed(by: bag)",
      "button.rx.tap.drive(onNext: { print($0) }).disposed(by: bag)",
      "single.drive(onNext: { print($0) }).disposed(by: bag)",
      "single.bind(to: score).disposed(by: bag)",
      "numbers.asDriver().drive().disposed(by: bag)",
      "numbers.asSignal().emit().disposed(by: bag)",
      "score.asSignal().emit().disposed(by: bag)",
      "signal.asDriver().drive().disposed(by: bag)",
      "driver.asSignal().emit().disposed(by: bag)",
      "signal.bind(to: relay).disposed(by: bag)",
      "relay.onNext(1)", "score.onNext(1)", "subject.accept(1)", "subject.send(1)", "relay.next(1)",
      "let d: Driver<Int> = numbers; d.drive().disposed(by: bag)",
      "let d: Driver<Int> = score; d.drive().disposed(by: bag)",
      "let s: Signal<Int> = relay; s.emit().disposed(by: bag)",
      "let o: Observable<Int> = score; o.subscribe().disposed(by: bag)",
      "let s: Single<Int> = numbers; s.subscribe().disposed(by: bag)",
      "func load() -> Observable<Int> { return single }",
      "func load() -> Driver<Int> { return numbers.map { $0 + 1 } }",
      "numbers.map { $0 + 1 }.disposed(by: bag)",
      "driver.disposed(by: bag)",
      "numbers.asCompletable().subscribe().disposed(by: bag)",
      "numbers.removeDuplicates().subscribe().disposed(by: bag)",
      "_ = Just(1).subscribe()", "_ = Empty<Int, Never>().subscribe()", "_ = Deferred { numbers }.subscribe()",
      "let first = PassthroughSubject<Int, Never>(); first.onNext(1)",
      "let latest = CurrentValueSubject<Int, Never>(0); latest.onNext(1)",
      "let sent: AnyPublisher<Int, Never> = numbers; sent.subscribe().disposed(by: bag)",
      "numbers.sink { print($0) }.disposed(by: bag)", "numbers.sink(receiveValue: { print($0) }).disposed(by: bag)",
      "numbers.subscribe().store(in: bag)", "numbers.store(in: bag)",
      "numbers.receive(on: DispatchQueue.main).subscribe().disposed(by: bag)",
      "numbers.debounce(for: .seconds(1), scheduler: RunLoop.main).subscribe().disposed(by: bag)",
      "numbers.throttle(.milliseconds(300), MainScheduler.instance).subscribe().disposed(by: bag)",
      "numbers.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true).subscribe().disposed(by: bag)",
      "numbers.delay(.seconds(1)).subscribe().disposed(by: bag)",
      "numbers.prefix(while: { $0 < 3 }).subscribe().disposed(by: bag)",
      "numbers.drop(while: { $0 < 3 }).subscribe().disposed(by: bag)",
      "numbers.output(at: 1).subscribe().disposed(by: bag)", "numbers.dropFirst(1).subscribe().disposed(by: bag)",
      "numbers.replaceError(with: 1).subscribe().disposed(by: bag)",
      "numbers.replaceEmpty(with: 1).subscribe().disposed(by: bag)",
      "numbers.prepend(0).subscribe().disposed(by: bag)", "numbers.tryMap { $0 }.subscribe().disposed(by: bag)",
      "numbers.handleEvents(receiveOutput: { print($0) }).subscribe().disposed(by: bag)",
      "numbers.ignoreOutput().subscribe().disposed(by: bag)", "numbers.collect().subscribe().disposed(by: bag)",
      "[1, 2].publisher.subscribe().disposed(by: bag)", "score.value = 3", "score.value += 1 + 2",
      "if true { score.value -= 1 }", "let latest = BehaviorSubject(value: 1); latest.value = 2",
      "numbers.subscribe(onCompleted: print(\"done\")).disposed(by: bag)",
      "numbers.subscribe(onNext: { print($0) } onError: { print($0) }).disposed(by: bag)",
      "numbers.switchMap { Observable.just($0) }.subscribe().disposed(by: bag)",
      "CompositeDisposable().add(numbers.subscribe())",
      "let held: Disposable = numbers; held.dispose()",
      "let x: Any = 1; let y: Int = x as Int; print(y)",
      "let name: String? = nil; print(name.count)",
      "print(null == subject as Any)", "func f(_ flag: Bool = True) {}", "let list: boolean = true; print(list)",
      "print([1].length)", "var names = [\"a\"]; names.push(\"b\")", "print(\"a\".startsWith(\"b\"))",
      "let n = 1; print(\"n \" + n)", "let n = 1, half = 0.5; print(n * half)",
      "let n = 1, half = 0.5; print(half < n)",
      "struct Key { let id: Int }; print(Key(id: 1) == Key(id: 2))",
      "let a = true, b = true; if a and b { print(1) }", "let a = true; if not a { print(1) }",
      "let a = 1; if a == 1 { print(1) } elif a == 2 { print(2) }", "let limit = 5; limit += 1", "print(numbrs)",
      "func load() throws -> Int { 1 }; let n = load()", "func add(a: Int, b: Int) {}; add(1, 2)",
      "numbers.fliter { $0 > 1 }.subscribe().disposed(by: bag)", "let s: PublishSubjct<Int> = subject; s.onNext(1)",
      "numbers.subscribe(onnext: { print($0) }).disposed(by: bag)",
      "numbers.map { number in $0 + 1 }.subscribe().disposed(by: bag)",
      "var s = Subject(); s.onNext(1)", "let s: Subject<Int> = subject; s.onNext(1)",
      "numbers.subscribe().unsubscribe()",
      "numbers.subscribe().cancel()", "_ = of(1, 2, 3)", "_ = interval(1000)", "_ = timer(1000)",
      "_ = zip(subject, subject)", "_ = merge(subject, subject)", "print(mainScheduler)",
      "_ = numbers.debounce(.seconds(1), scheduler: mainScheduler.instance)", "_ = numbers.finalize { }",
      "_ = numbers.tap { print($0) }", "_ = numbers.debounceTime(300)", "_ = numbers.bufferCount(2)",
      "_ = numbers.every { $0 > 1 }", "_ = numbers.last()", "_ = Observable<Int>.defer { numbers }",
      "subject.complete()", "_ = numbers.subscribe(x -> print(x))", "_ = numbers.map(x => x * 2)",
      "_ = [1].reduce(0, (a, x) => a + x)", "let f = () => print(1); f()", "let f = (x: Int) -> Int { x }; print(f(1))",
      "_ = numbers.subscribe(lambda x: print(x))", "let c = 1; print(f\"a{c}\")", "print('hello')",
      "_ = numbers.subscribe(next: { print($0) })",
      "_ = numbers.subscribe(onNext: { print($0) }, onComplete: { print(2) })",
      "_ = single.subscribe(onNext: { print($0) })", "_ = numbers.subscribe(onSuccess: { print($0) })",
      "_ = numbers.subscribe(print)", "_ = numbers.subscribe(onNext: print)", "subject.onNext 1",
      "let a = true, b = true; if a instanceof Bool { print(b) }",
      "let unit = PublishRelay<Void>(); unit.accept()",
      "subject.emit(1)", "_ = subject.combineLatest(numbers)", "_ = numbers.zip(subject, single.asObservable())",
      "_ = ReplaySubject<Int>()", "_ = ReplaySubject<Int>(2)", "_ = ReplaySubject<Int>(bufferSize: 2)",
      "_ = numbers.map { x -> x * 2 }", "_ = numbers.filter { $0 = 1 }", "_ = Observable.just(1, 2, 3)",
      "_ = numbers.throttle(.seconds(1))", "_ = UITextField().rx.text.map { $0.count }",
      "_ = Observable<String?>.just(nil).map { $0.count }", "_ = Completable.complete()",
      "_ = driver.subscribe(onNext: { print($0) })", "_ = numbers.do(next: { print($0) })", "subject.on(1)",
      "_ = numbers.first { $0 > 1 }", "_ = numbers.filter($0 == 1)", "_ = numbers.subscribe(onNext: print($0))",
      "for i in 1..5 { print(i) }", "_ = button.onClick { print(1) }",
      "fun f() {}", "const limit = 5", "do { print(1) } while false",
    ])
  func lessons(_ fault: String) throws {
    let text = Self.prelude + fault + "\n"
    let before = FaultFixtureTests.diagnostics(of: text, "a").filter { $0.severity == .error }
    #expect(!before.isEmpty)
    let fixes = (before.map(\.fix) + before.flatMap(\.notes).map(\.fix)).filter { !$0.isEmpty }
    #expect(!fixes.isEmpty)
    for fix in fixes {
      let changed = Self.applied(fix, to: text)
      let after = FaultFixtureTests.diagnostics(of: changed, "a").filter { $0.severity == .error }
      #expect(after.isEmpty, "\(changed.dropFirst(Self.prelude.count))\(after.map(\.message))")
    }
  }

  static let prelude = """
    import RxSwift
    import RxCocoa
    import UIKit
    let bag = DisposeBag()
    let numbers = Observable.of(1, 2, 3)
    let subject = PublishSubject<Int>()
    let relay = PublishRelay<Int>()
    let score = BehaviorRelay(value: 0)
    let driver = Driver.just(1)
    let signal = Signal.just(1)
    let single = Single.just(1)
    let button = UIButton()

    """

  private static func applied(_ fix: [Diagnostic.Edit], to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in fix.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
