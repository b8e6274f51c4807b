import Foundation
import Testing

@testable import Rx

@Suite("The contract of every operator")
struct ContractTests {
  @Test("an error of the source ends the result", arguments: OperatorUnderContract.all)
  func forwardsErrors(_ tested: OperatorUnderContract) {
    inTestEnvironment { _ in
      guard tested.forwardsErrors else { return }
      let log = Log()
      let subject = PublishSubject<Int>()
      _ = tested.apply(subject, HistoricalScheduler()).log(log)
      subject.onNext(2)
      log.clear()
      subject.onError(TestError())
      #expect(log.entries == ["error test error", "disposed"])
      #expect(!subject.hasObservers)
    }
  }

  @Test("disposal reaches the source and silences the result", arguments: OperatorUnderContract.all)
  func disposes(_ tested: OperatorUnderContract) {
    inTestEnvironment { _ in
      let log = Log()
      let scheduler = HistoricalScheduler()
      var emit: AnyObserver<Int>?
      let subscription = tested.apply(source(log, "source") { emit = $0 }, scheduler).log(log)
      #expect(log.entries.contains("source subscribed"))
      emit?.onNext(1)
      emit?.onNext(2)
      subscription.dispose()
      #expect(log.entries.filter { $0 == "source disposed" }.count == 1)
      #expect(log.entries.last == "disposed")
      log.clear()
      emit?.onNext(3)
      emit?.onCompleted()
      scheduler.start()
      #expect(log.entries == [])
    }
  }

  @Test("no resource is left after completion, error or disposal", arguments: OperatorUnderContract.all)
  func releases(_ tested: OperatorUnderContract) {
    enum Ending: CaseIterable { case completed, error, dispose }
    for ending in Ending.allCases {
      inTestEnvironment { environment in
        let before = environment.values.resources.total
        do {
          let scheduler = HistoricalScheduler()
          let subject = PublishSubject<Int>()
          let subscription = tested.apply(subject, scheduler).subscribe(onError: { _ in })
          subject.onNext(1)
          subject.onNext(2)
          switch ending {
          case .completed: subject.onCompleted()
          case .error: subject.onError(TestError())
          case .dispose: subscription.dispose()
          }
          subscription.dispose()
          // Work that a disposed subscription left on the scheduler is removed at its due time.
          scheduler.advanceTo(Date(timeIntervalSince1970: 100))
          environment.advance(by: .seconds(100))
        }
        #expect(environment.values.resources.total == before, "after \(ending)")
      }
    }
  }

  @Test("a result that completes disposes the source", arguments: OperatorUnderContract.all)
  func terminalDisposes(_ tested: OperatorUnderContract) {
    inTestEnvironment { _ in
      let log = Log()
      var emit: AnyObserver<Int>?
      let scheduler = HistoricalScheduler()
      let subscription = tested.apply(source(log, "source") { emit = $0 }, scheduler).take(1).log(log)
      emit?.onNext(1)
      emit?.onNext(2)
      scheduler.advanceTo(Date(timeIntervalSince1970: 0.5))
      if log.entries.contains("completed") {
        #expect(log.entries.filter { $0 == "source disposed" }.count == 1)
        #expect(log.entries.filter { $0.hasPrefix("next") }.count == 1)
      }
      subscription.dispose()
      #expect(log.entries.filter { $0 == "source disposed" }.count == 1)
    }
  }

  @Test("an event pushed from within an event neither hangs nor crashes", arguments: OperatorUnderContract.all)
  func reentrantPush(_ tested: OperatorUnderContract) {
    inTestEnvironment { _ in
      let scheduler = HistoricalScheduler()
      let subject = PublishSubject<Int>()
      var received = 0
      let subscription = tested.apply(subject, scheduler).subscribe(
        onNext: { _ in
          received += 1
          if received < 5 { subject.onNext(received) }
        }, onError: { _ in })
      subject.onNext(1)
      subject.onNext(2)
      scheduler.advanceTo(Date(timeIntervalSince1970: 0.5))
      subject.onCompleted()
      scheduler.advanceTo(Date(timeIntervalSince1970: 100))
      subscription.dispose()
      #expect(!subject.hasObservers)
    }
  }

  /// Operators whose closures throw.
  static let throwing: [OperatorUnderContract] = [
    .init("map") { source, _ in source.map { _ in throw TestError() } },
    .init("compactMap") { source, _ in source.compactMap { _ in throw TestError() } },
    .init("flatMap") { source, _ in source.flatMap { _ -> Observable<Int> in throw TestError() } },
    .init("flatMapFirst") { source, _ in source.flatMapFirst { _ -> Observable<Int> in throw TestError() } },
    .init("flatMapLatest") { source, _ in source.flatMapLatest { _ -> Observable<Int> in throw TestError() } },
    .init("concatMap") { source, _ in source.concatMap { _ -> Observable<Int> in throw TestError() } },
    .init("scan") { source, _ in source.scan(0) { _, _ in throw TestError() } },
    .init("scan(into:)") { source, _ in source.scan(into: 0) { _, _ in throw TestError() } },
    .init("reduce") { source, _ in source.reduce(0) { _, _ in throw TestError() } },
    .init("groupBy") { source, _ in source.groupBy { _ -> Int in throw TestError() }.flatMap { $0 } },
    .init("filter") { source, _ in source.filter { _ in throw TestError() } },
    .init("take(while:)") { source, _ in source.take(while: { _ in throw TestError() }) },
    .init("take(until:)") { source, _ in source.take(until: { _ in throw TestError() }) },
    .init("skip(while:)") { source, _ in source.skip(while: { _ in throw TestError() }) },
    .init("distinctUntilChanged") { source, _ in source.distinctUntilChanged { _ -> Int in throw TestError() } },
    .init("single") { source, _ in source.single { _ in throw TestError() } },
    .init("combineLatest") { source, _ in
      Observable.combineLatest(source, Observable.just(1)) { _, _ in throw TestError() }
    },
    .init("zip") { source, _ in Observable.zip(source, Observable.just(1)) { _, _ in throw TestError() } },
    .init("withLatestFrom") { source, _ in
      source.withLatestFrom(Observable.just(1)) { _, _ -> Int in throw TestError() }
    },
    .init("catch") { source, _ in
      source.flatMap { _ in Observable<Int>.error(RxError.unknown) }.catch { _ in throw TestError() }
    },
    .init("do") { source, _ in source.do(onNext: { _ in throw TestError() }) },
    .init("deferred") { source, _ in source.flatMap { _ in Observable<Int>.deferred { throw TestError() } } },
    .init("using") { source, _ in
      source.flatMap { _ in
        Observable<Int>.using({ () -> BooleanDisposable in throw TestError() }) { _ in .never() }
      }
    },
    .init("generate") { source, _ in
      source.flatMap { _ in
        Observable<Int>.generate(initialState: 0, condition: { _ in throw TestError() }, iterate: { $0 })
      }
    },
  ]

  @Test("a closure that throws becomes an error, and the source is disposed", arguments: ContractTests.throwing)
  func closureThrows(_ tested: OperatorUnderContract) {
    inTestEnvironment { _ in
      let log = Log()
      let subject = PublishSubject<Int>()
      _ = tested.apply(subject, HistoricalScheduler()).log(log)
      subject.onNext(1)
      subject.onNext(2)
      #expect(log.entries == ["error test error", "disposed"])
      #expect(!subject.hasObservers)
    }
  }
}
