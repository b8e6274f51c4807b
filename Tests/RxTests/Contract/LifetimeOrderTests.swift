import Testing

@testable import Rx

/// Order in which captures of closures are released: programs see it in `deinit`.
@Suite("Captures of closures are released in order")
struct LifetimeOrderTests {
  private final class Tracked: Sendable {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
    }

    func touch() {}

    func passing(_ element: Int) -> Int { element }

    deinit { log.add(name) }
  }

  private enum Ending { case disposed, completed }

  /// Returns the order in which an operator's capture and those of the subscription go away.
  private func order(_ ending: Ending, _ make: (Observable<Int>, Tracked) -> Observable<Int>) -> [String] {
    let log = Log()
    let subject = PublishSubject<Int>()
    func subscribe() -> any Disposable {
      let first = Tracked("operator", log)
      let second = Tracked("onNext", log)
      let third = Tracked("onCompleted", log)
      return make(subject, first)
        .subscribe(
          onNext: { _ in second.touch() }, onError: { _ in }, onCompleted: { third.touch() },
          onDisposed: { log.add("disposed") })
    }
    let subscription = subscribe()
    #expect(log.entries == [])
    switch ending {
    case .disposed: subscription.dispose()
    case .completed: subject.onCompleted()
    }
    return log.entries
  }

  @Test("of who subscribed before that of the operator, whose sink lets go of what is downstream first")
  func operators() {
    let all: [(String, (Observable<Int>, Tracked) -> Observable<Int>)] = [
      ("map", { source, it in source.map { it.passing($0) } }),
      ("filter", { source, it in source.filter { it.passing($0) > 0 } }),
      ("flatMap", { source, it in source.flatMap { Observable.just(it.passing($0)) } }),
      ("flatMapFirst", { source, it in source.flatMapFirst { Observable.just(it.passing($0)) } }),
      ("flatMapLatest", { source, it in source.flatMapLatest { Observable.just(it.passing($0)) } }),
      ("concatMap", { source, it in source.concatMap { Observable.just(it.passing($0)) } }),
      ("scan", { source, it in source.scan(0) { $0 + it.passing($1) } }),
      ("scan(into:)", { source, it in source.scan(into: 0) { $0 += it.passing($1) } }),
      ("take(while:)", { source, it in source.take(while: { it.passing($0) > 0 }) }),
      ("catch", { source, it in source.catch { _ in .just(it.passing(1)) } }),
      ("withLatestFrom", { source, it in source.withLatestFrom(Observable.just(1)) { $0 + it.passing($1) } }),
      ("combineLatest", { source, it in Observable.combineLatest(source, source) { $0 + it.passing($1) } }),
      ("zip", { source, it in Observable.zip(source, source) { $0 + it.passing($1) } }),
    ]
    for (name, make) in all {
      #expect(order(.disposed, make) == ["onNext", "onCompleted", "operator", "disposed"], "\(name), disposed")
      #expect(order(.completed, make) == ["disposed", "onNext", "onCompleted", "operator"], "\(name), completed")
    }
  }

  @Test("a subject that goes away lets go of who subscribed to it, and of nobody behind an operator")
  func droppedSubjects() {
    let log = Log()
    func subscribe(_ subject: Observable<Int>, isDirect: Bool) -> any Disposable {
      let tracked = Tracked("onNext", log)
      let source = isDirect ? subject : subject.map { $0 }
      return source.subscribe(onNext: { _ in tracked.touch() }, onDisposed: { log.add("disposed") })
    }
    let subjects: [() -> Observable<Int>] = [
      { PublishSubject() }, { BehaviorSubject(value: 0) }, { ReplaySubject.create(bufferSize: 1) }, { AsyncSubject() },
      { PublishRelay().asObservable() }, { BehaviorRelay(value: 0).asObservable() }, { PublishSubject().publish() },
    ]
    for make in subjects {
      log.clear()
      var subject: Observable<Int>? = make()
      let direct = subscribe(subject!, isDirect: true)
      let behind = subscribe(subject!, isDirect: false)
      #expect(log.entries == [])
      subject = nil
      #expect(log.entries == ["onNext"])
      behind.dispose()
      #expect(log.entries == ["onNext", "onNext", "disposed"])
      direct.dispose()
      #expect(log.entries == ["onNext", "onNext", "disposed", "disposed"])
    }
  }
}
