import Foundation
import Testing

@testable import Rx

@Suite("do, debug, observe, subscribe and others")
struct UtilityTests {
  @Test("a sequence observed on a serial queue counts as long as it exists, subscribed or not")
  func serialObservations() {
    onMain { _ in
      let before = Resources.numberOfSerialDispatchQueueObservables
      let scheduler = SerialDispatchQueueScheduler(qos: .default)
      do {
        let observed = Observable.just(1).observe(on: scheduler)
        withExtendedLifetime(observed) { #expect(Resources.numberOfSerialDispatchQueueObservables == before + 1) }
      }
      #expect(Resources.numberOfSerialDispatchQueueObservables == before)
    }
  }

  @Test("do calls its closures in order around what happens")
  func doOrder() {
    let log = Log()
    _ = source(log, "source") {
      $0.onNext(1)
      $0.onCompleted()
    }.do(
      onNext: { log.add("onNext \($0)") }, afterNext: { log.add("afterNext \($0)") },
      onCompleted: { log.add("onCompleted") }, afterCompleted: { log.add("afterCompleted") },
      onSubscribe: { log.add("onSubscribe") }, onSubscribed: { log.add("onSubscribed") },
      onDispose: { log.add("onDispose") }
    ).log(log)
    #expect(
      log.entries == [
        "onSubscribe", "source subscribed", "onNext 1", "next 1", "afterNext 1", "onCompleted", "completed", "disposed",
        "afterCompleted", "source disposed", "onSubscribed", "onDispose",
      ])
  }

  @Test("do's onSubscribed comes before the first element of of, and after the error of error")
  func doSubscribed() {
    let log = Log()
    _ = Observable.of(1).do(onSubscribed: { log.add("onSubscribed") }).log(log)
    _ = Observable<Int>.error(TestError()).do(onError: { _ in log.add("onError") }, onSubscribed: { log.add("late") })
      .log(log)
    #expect(
      log.entries == [
        "onSubscribed", "next 1", "completed", "disposed", "onError", "error test error", "disposed", "late",
      ])
  }

  @Test("debug prints what RxSwift prints")
  func debug() {
    inTestEnvironment { environment in
      let subject = PublishSubject<String>()
      let subscription = subject.debug("name", trimOutput: true).subscribe()
      subject.onNext("a")
      subject.onNext(String(repeating: "x", count: 50))
      subscription.dispose()
      _ = Observable.just(1).debug(file: "/a/b/File.swift", line: 7, function: "test()").subscribe()
      let texts = environment.lines.map { String($0.dropFirst("yyyy-MM-dd HH:mm:ss.SSS: ".count)) }
      #expect(
        texts == [
          "name -> subscribed", "name -> Event next(a)",
          "name -> Event next(xxxxxxxxxxxxxxx...xxxxxxxxxxxxxxxxxxx)", "name -> isDisposed",
          "File.swift:7 (test()) -> subscribed", "File.swift:7 (test()) -> Event next(1)",
          "File.swift:7 (test()) -> Event completed", "File.swift:7 (test()) -> isDisposed",
        ])
      #expect(environment.lines[0].hasPrefix("1970-01-01 ") || environment.lines[0].hasPrefix("1969-12-31 "))
    }
  }

  @Test("observe(on:) delivers on the scheduler and keeps the order")
  func observeOn() {
    inTestEnvironment { environment in
      let log = Log()
      let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "worker")
      _ = Observable.of(1, 2).observe(on: queue).do(onNext: { _ in log.add(environment.executorName) })
        .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
        .do(onNext: { _ in log.add(environment.executorName) })
        .observe(on: MainScheduler.instance).subscribe(
          onNext: { log.add("\($0) on \(environment.executorName)") },
          onCompleted: { log.add("completed on \(environment.executorName)") })
      #expect(log.entries == [])
      environment.advance()
      #expect(log.entries.filter { $0.contains("on") } == ["1 on main", "2 on main", "completed on main"])
      #expect(log.entries.filter { $0 == "worker" }.count == 2)
      #expect(log.entries.filter { $0 == "global" }.count == 2)
    }
  }

  @Test("subscribe(on:) moves subscription and disposal")
  func subscribeOn() {
    inTestEnvironment { environment in
      let log = Log()
      let subscription = Observable<Int>.create { _ in
        log.add("subscribed on \(environment.executorName)")
        return Disposables.create { log.add("disposed on \(environment.executorName)") }
      }.subscribe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "worker")).subscribe()
      #expect(log.entries == [])
      environment.advance()
      subscription.dispose()
      #expect(log.entries == ["subscribed on worker"])
      environment.advance()
      #expect(log.entries == ["subscribed on worker", "disposed on worker"])
    }
  }

  @Test("using disposes its resource when the sequence ends")
  func using() {
    let log = Log()
    _ = Observable.using({ Disposables.create { log.add("resource disposed") } as! AnonymousDisposable }) { _ in
      Observable.just(1)
    }.log(log)
    #expect(log.entries == ["next 1", "completed", "disposed", "resource disposed"])
  }

  @Test("withUnretained completes once its object is gone")
  func withUnretained() {
    final class Owner {}
    let log = Log()
    let subject = PublishSubject<Int>()
    var owner: Owner? = Owner()
    _ = subject.withUnretained(owner!).map { $0.1 }.log(log)
    subject.onNext(1)
    owner = nil
    subject.onNext(2)
    #expect(log.entries == ["next 1", "completed", "disposed"])
    #expect(!subject.hasObservers)
  }

  @Test("groups end with the source in the order in which they came, and keep it subscribed while they are")
  func groupBy() {
    let log = Log()
    let subject = PublishSubject<Int>()
    let groups = DisposeBag()
    let outer = subject.groupBy { $0 % 2 }.subscribe(onNext: { group in
      group.log(log, "\(group.key)").disposed(by: groups)
    })
    subject.onNext(1)
    subject.onNext(2)
    outer.dispose()
    subject.onNext(3)
    subject.onCompleted()
    let ends = ["1 completed", "1 disposed", "0 completed", "0 disposed"]
    #expect(log.entries == ["1 next 1", "0 next 2", "1 next 3"] + ends)
    #expect(!subject.hasObservers)
  }

  @Test("an event sent from within scan(into:) meets no violation of exclusive access")
  func reentrantScan() {
    inTestEnvironment { _ in
      let subject = PublishSubject<Int>()
      var last: [Int] = []
      let subscription = subject.scan(into: [Int]()) { list, value in
        list.append(value)
        if value == 1 { subject.onNext(2) }
      }.subscribe(onNext: { last = $0 })
      subject.onNext(1)
      subscription.dispose()
      #expect(last == [1])
    }
  }
}
