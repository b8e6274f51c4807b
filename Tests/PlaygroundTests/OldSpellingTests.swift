import Clocks
import Foundation
import Testing

@testable import Playground

/// Code of RxSwift 2 to 5 runs as its current spelling does, and is noted once.
@Suite("Old spellings")
struct OldSpellingTests {
  struct Spelling: Sendable, CustomTestStringConvertible {
    /// Spelling that the note names.
    let old: String
    let written: String
    let today: String
    var testDescription: String { old }
  }

  /// Subscription that prints a stream's elements.
  private static let show = "subscribe { print($0) }"

  static let spellings: [Spelling] = [
    Spelling(
      old: "rx_text", written: "let field = UITextField(); field.text = \"a\"; _ = field.rx_text.\(show)",
      today: "let field = UITextField(); field.text = \"a\"; _ = field.rx.text.orEmpty.\(show)"),
    Spelling(
      old: "subscribeNext", written: "_ = Observable.of(1, 2).subscribeNext { print($0) }",
      today: "_ = Observable.of(1, 2).subscribe(onNext: { print($0) })"),
    Spelling(
      old: "addDisposableTo",
      written: "let bag = DisposeBag(); let s = PublishSubject<Int>(); s.\(show).addDisposableTo(bag); s.onNext(1)",
      today: "let bag = DisposeBag(); let s = PublishSubject<Int>(); s.\(show).disposed(by: bag); s.onNext(1)"),
    Spelling(
      old: "shareReplay",
      written:
        "let s = Observable.of(1, 2, 3).do(onNext: { print(\"made\", $0) }).shareReplay(1); _ = s.\(show); _ = s.\(show)",
      today:
        "let s = Observable.of(1, 2, 3).do(onNext: { print(\"made\", $0) }).share(replay: 1, scope: .forever); _ = s.\(show); _ = s.\(show)"
    ),
    Spelling(
      old: "shareReplayLatestWhileConnected()",
      written: "let s = Observable.of(1, 2).shareReplayLatestWhileConnected(); _ = s.\(show); _ = s.\(show)",
      today: "let s = Observable.of(1, 2).share(replay: 1, scope: .whileConnected); _ = s.\(show); _ = s.\(show)"),
    Spelling(
      old: "observeOn",
      written: "_ = Observable.of(1, 2).observeOn(MainScheduler.asyncInstance).\(show); print(\"first\")",
      today: "_ = Observable.of(1, 2).observe(on: MainScheduler.asyncInstance).\(show); print(\"first\")"),
    Spelling(
      old: "catchErrorJustReturn",
      written: "_ = Observable<Int>.error(RxError.unknown).catchErrorJustReturn(3).\(show)",
      today: "_ = Observable<Int>.error(RxError.unknown).catchAndReturn(3).\(show)"),
    Spelling(
      old: "bindTo", written: "let r = PublishSubject<Int>(); _ = r.\(show); _ = Observable.of(1, 2).bindTo(r)",
      today: "let r = PublishSubject<Int>(); _ = r.\(show); _ = Observable.of(1, 2).bind(to: r)"),
    Spelling(old: "just", written: "_ = just(1).\(show)", today: "_ = Observable.just(1).\(show)"),
    Spelling(old: "sequenceOf", written: "_ = sequenceOf(1, 2).\(show)", today: "_ = Observable.of(1, 2).\(show)"),
    Spelling(
      old: "combineLatest", written: "_ = combineLatest(Observable.of(1, 2), Observable.just(3)) { $0 + $1 }.\(show)",
      today: "_ = Observable.combineLatest(Observable.of(1, 2), Observable.just(3)) { $0 + $1 }.\(show)"),
    Spelling(
      old: "interval", written: "_ = interval(0.3, MainScheduler.instance).take(2).map { Int($0) }.\(show)",
      today: "_ = Observable<Int>.interval(.milliseconds(300), scheduler: MainScheduler.instance).take(2).\(show)"),
    Spelling(old: "Next", written: "print(Event.Next(1))", today: "print(Event.next(1))"),
    Spelling(
      old: "throttle(_:latest:scheduler:)",
      written:
        "_ = Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.instance).take(9).throttle(0.3, scheduler: MainScheduler.instance).\(show)",
      today:
        "_ = Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.instance).take(9).throttle(.milliseconds(300), scheduler: MainScheduler.instance).\(show)"
    ),
    // Without a label it means today's `debounce`, which the note says.
    Spelling(
      old: "throttle(_:_:)",
      written:
        "_ = Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.instance).take(9).throttle(0.3, MainScheduler.instance).\(show)",
      today:
        "_ = Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.instance).take(9).debounce(.milliseconds(300), scheduler: MainScheduler.instance).\(show)"
    ),
    Spelling(
      old: "Variable.init(_:)", written: "let v = Variable(1); _ = v.asObservable().take(2).\(show); v.value = 2",
      today: "let v = BehaviorRelay(value: 1); _ = v.asObservable().take(2).\(show); v.accept(2)"),
    Spelling(old: "println", written: "println(\"x\")", today: "print(\"x\")"),
    Spelling(
      old: "sharedInstance", written: "_ = Observable.just(1).observe(on: MainScheduler.sharedInstance).\(show)",
      today: "_ = Observable.just(1).observe(on: MainScheduler.instance).\(show)"),
    Spelling(
      old: "sampleLatest",
      written:
        "let a = PublishSubject<Int>(); let b = PublishSubject<Int>(); _ = a.sampleLatest(b).\(show); a.onNext(1); b.onNext(0); b.onNext(0)",
      today:
        "let a = PublishSubject<Int>(); let b = PublishSubject<Int>(); _ = b.withLatestFrom(a).\(show); a.onNext(1); b.onNext(0); b.onNext(0)"
    ),
    Spelling(
      old: "doOn", written: "_ = Observable.of(1).doOn { print(\"on\", $0) }.\(show)",
      today:
        "_ = Observable.of(1).do(onNext: { print(\"on\", Event.next($0)) }, onCompleted: { print(\"on completed\") }).\(show)"
    ),
    Spelling(
      old: "driveNext", written: "_ = Observable.of(1, 2).asDriver(onErrorJustReturn: 0).driveNext { print($0) }",
      today: "_ = Observable.of(1, 2).asDriver(onErrorJustReturn: 0).drive(onNext: { print($0) })"),
    Spelling(
      old: ".Next",
      written:
        "_ = Observable.of(1).subscribe { event in switch event { case .Next(let n): print(n); case .Error(let e): print(e); case .Completed: print(\"done\") } }",
      today:
        "_ = Observable.of(1).subscribe { event in switch event { case .next(let n): print(n); case .error(let e): print(e); case .completed: print(\"done\") } }"
    ),
    Spelling(
      old: ".error",
      written:
        "_ = Single<Int>.create { single in single(.error(RxError.timeout)); return Disposables.create() }.subscribe { event in switch event { case .success(let n): print(n); case .error(let e): print(e) } }",
      today:
        "_ = Single<Int>.create { single in single(.failure(RxError.timeout)); return Disposables.create() }.subscribe { event in switch event { case .success(let n): print(n); case .failure(let e): print(e) } }"
    ),
    Spelling(
      old: "onNext()", written: "let tap = PublishSubject<Void>(); _ = tap.\(show); tap.onNext()",
      today: "let tap = PublishSubject<Void>(); _ = tap.\(show); tap.onNext(())"),
    Spelling(
      old: "addDisposable", written: "let bag = DisposeBag(); bag.addDisposable(Observable.of(1).\(show))",
      today: "let bag = DisposeBag(); bag.insert(Observable.of(1).\(show))"),
    Spelling(
      old: "flatMapWithIndex",
      written: "_ = Observable.of(5, 6).flatMapWithIndex { e, i in Observable.just(e * i) }.\(show)",
      today: "_ = Observable.of(5, 6).enumerated().flatMap { i, e in Observable.just(e * i) }.\(show)"),
    Spelling(
      old: "takeWhileWithIndex", written: "_ = Observable.of(5, 6, 7).takeWhileWithIndex { _, i in i < 2 }.\(show)",
      today: "_ = Observable.of(5, 6, 7).enumerated().take(while: { $0.index < 2 }).map { $0.element }.\(show)"),
    Spelling(
      old: "skipWhileWithIndex", written: "_ = Observable.of(5, 6, 7).skipWhileWithIndex { _, i in i < 2 }.\(show)",
      today: "_ = Observable.of(5, 6, 7).enumerated().skip(while: { $0.index < 2 }).map { $0.element }.\(show)"),
    Spelling(
      old: "Binder.init(UIElement:binding:)",
      written:
        "let l = UILabel(); let b = UIBindingObserver(UIElement: l) { (label, text: String?) in label.text = text; print(text!) }; _ = Observable.just(\"x\").bind(to: b)",
      today:
        "let l = UILabel(); let b = Binder(l) { (label, text: String?) in label.text = text; print(text!) }; _ = Observable.just(\"x\").bind(to: b)"
    ),
    Spelling(
      old: "ConcurrentDispatchQueueScheduler.init(globalConcurrentQueueQOS:)",
      written:
        "_ = Observable.just(1).observe(on: ConcurrentDispatchQueueScheduler(globalConcurrentQueueQOS: .Background)).\(show)",
      today: "_ = Observable.just(1).observe(on: ConcurrentDispatchQueueScheduler(qos: .background)).\(show)"),
    Spelling(
      old: "timer(_:scheduler:)",
      written: "_ = Single<Int>.timer(0.5, scheduler: MainScheduler.instance).subscribe { print($0) }",
      today: "_ = Single<Int>.timer(.milliseconds(500), scheduler: MainScheduler.instance).subscribe { print($0) }"),
    Spelling(
      old: "interval(_:)", written: "_ = Driver<Int>.interval(0.5).asObservable().take(2).\(show)",
      today: "_ = Driver<Int>.interval(.milliseconds(500)).asObservable().take(2).\(show)"),
    Spelling(
      old: "window(timeSpan:count:scheduler:)",
      written:
        "_ = Observable.of(1, 2, 3).window(timeSpan: 1, count: 2, scheduler: MainScheduler.instance).flatMap { $0.toArray() }.\(show)",
      today:
        "_ = Observable.of(1, 2, 3).window(timeSpan: .seconds(1), count: 2, scheduler: MainScheduler.instance).flatMap { $0.toArray() }.\(show)"
    ),
  ]

  /// Whole programs in older spellings: `x.swift` has the current spelling, and `x.old.txt` beside it the old one.
  @Test(
    "make up whole programs that do what today's do",
    arguments: Repository.files(in: "Tests/Fixtures/rx/old", withExtension: "swift"))
  func program(path: String) throws {
    func run(_ path: String) throws -> String {
      let shell = Shell(interactive: false)
      shell.session.run(file: try Repository.read(path), name: path)
      _ = shell.session.clock.runUntilIdle(limit: .seconds(3600))
      return shell.output.take()
    }
    let today = try run(path)
    let then = try run(path.replacing(".swift", with: ".old.txt"))
    #expect(!today.isEmpty && !today.contains("error: "))
    // Notes come first: nothing runs before all of it is checked.
    #expect(then.hasSuffix(today) && then.contains("is an old spelling"))
  }

  @Test("do what today's do, and say it once", arguments: spellings)
  func spelling(_ spelling: Spelling) {
    let shell = Shell(interactive: false)
    /// Runs a program in a block, so that a session may repeat it, to the end of its scheduled work.
    func run(_ program: String) -> String {
      var printed = shell("do { \(program) }")
      _ = shell.session.clock.runUntilIdle(limit: .seconds(60))
      printed += shell.output.take()
      return printed
    }
    let note = "note: '\(spelling.old)'"
    let today = run(spelling.today)
    #expect(!today.isEmpty && !today.contains("note:") && !today.contains("error:"))
    let first = run(spelling.written)
    #expect(first.components(separatedBy: note).count == 2)
    #expect(first.hasSuffix(today))
    #expect(run(spelling.written) == today)
  }
}
