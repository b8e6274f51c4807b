import Foundation
import Testing

@testable import Rx

@Suite("Subscribing")
struct SubscribeTests {
  @Test("handlers run in order, onDisposed last and once, then the upstream is disposed")
  func handlersInOrder() {
    let log = Log()
    let subscription = source(log, "source") {
      $0.onNext(1)
      $0.onCompleted()
      $0.onNext(2)
    }.log(log)
    subscription.dispose()
    #expect(
      log.entries == ["source subscribed", "next 1", "completed", "disposed", "source disposed"])
  }

  @Test("disposing disposes the upstream first and then calls onDisposed, once")
  func disposeOrder() {
    let log = Log()
    let subscription = source(log, "source").map { $0 }.log(log)
    subscription.dispose()
    subscription.dispose()
    #expect(log.entries == ["source subscribed", "source disposed", "disposed"])
  }

  @Test("nothing arrives after disposal, even from a source that goes on")
  func silentAfterDispose() {
    let log = Log()
    var emit: AnyObserver<Int>?
    let subscription = source(log, "source") { emit = $0 }.map { value -> Int in
      log.add("map \(value)")
      return value
    }.log(log)
    emit?.onNext(1)
    subscription.dispose()
    emit?.onNext(2)
    emit?.onCompleted()
    #expect(log.entries == ["source subscribed", "map 1", "next 1", "source disposed", "disposed"])
  }

  @Test("an operator that ends its sequence stays silent although the source goes on while it is being subscribed")
  func silentAfterOwnError() {
    let log = Log()
    _ = source(log, "source") {
      $0.onNext(1)
      $0.onNext(2)
      $0.onNext(3)
    }.map { value -> Int in
      log.add("map \(value)")
      if value == 2 { throw TestError() }
      return value
    }.do(onNext: { log.add("do \($0)") }).log(log)
    #expect(
      log.entries == [
        "source subscribed", "map 1", "do 1", "next 1", "map 2", "error test error", "disposed", "map 3",
        "source disposed",
      ])
  }

  @Test("an error that nobody handles is reported, with the call stack where that is wanted")
  func unhandledError() {
    inTestEnvironment { environment in
      _ = Observable<Int>.error(TestError()).subscribe()
      Hooks.recordCallStackOnError = true
      Hooks.customCaptureSubscriptionCallstack = { ["here"] }
      _ = Observable<Int>.error(TestError()).subscribe(onNext: { _ in })
      let stacks = environment.faults.map { fault -> [String] in
        if case .unhandledError(is TestError, let stack) = fault { return stack }
        return ["no unhandled error"]
      }
      #expect(stacks == [[], ["here"]])
    }
  }

  @Test("hooks belong to the environment that set them")
  func hooksOfAnEnvironment() {
    inTestEnvironment { _ in
      Hooks.defaultErrorHandler = { _, _ in }
      #expect(Hooks.customErrorHandler != nil)
      inTestEnvironment { _ in #expect(Hooks.customErrorHandler == nil) }
    }
  }

  @Test("subscribe(with:) does not retain its object and is silent once that is gone")
  func subscribeWith() {
    final class Owner {}
    let log = Log()
    let subject = PublishSubject<Int>()
    var owner: Owner? = Owner()
    weak let weakOwner = owner
    let subscription = subject.subscribe(with: owner!, onNext: { _, value in log.add("next \(value)") })
    subject.onNext(1)
    owner = nil
    #expect(weakOwner == nil)
    subject.onNext(2)
    subscription.dispose()
    #expect(log.entries == ["next 1"])
  }

  @Test("each sink that a nested event passes reports it, where the environment asks for that")
  func trackedReentrancy() {
    let environment = TestEnvironment()
    environment.tracksSynchronization = true
    Environments.with(environment) {
      let subject = PublishSubject<Int>()
      let subscription = subject.map { $0 }.filter { $0 < 3 }.subscribe(onNext: { subject.onNext($0 + 1) })
      subject.onNext(1)
      subscription.dispose()
      // The first nested event passes the subject, map and filter; the second, 3, only the first two.
      #expect(environment.faults.count == 5)
    }
  }

  @Test("without that, a subject alone reports")
  func untrackedReentrancy() {
    let environment = TestEnvironment()
    Environments.with(environment) {
      let subject = PublishSubject<Int>()
      let subscription = subject.map { $0 }.filter { $0 < 3 }.subscribe(onNext: { subject.onNext($0 + 1) })
      subject.onNext(1)
      subscription.dispose()
      #expect(environment.faults.count == 2)
    }
  }

  @Test("an event sent from within an event of the same sequence nests, and is reported")
  func reentrancy() {
    inTestEnvironment { environment in
      let log = Log()
      let subject = PublishSubject<Int>()
      let subscription = subject.subscribe(onNext: { value in
        log.add("begin \(value)")
        if value == 1 { subject.onNext(2) }
        log.add("end \(value)")
      })
      subject.onNext(1)
      subscription.dispose()
      #expect(log.entries == ["begin 1", "begin 2", "end 2", "end 1"])
      #expect(environment.faults.count == 1)
      guard case .reentrancy(let message)? = environment.faults.first else {
        Issue.record("no reentrancy was reported")
        return
      }
      #expect(message.hasPrefix("Reentrancy anomaly"))
    }
  }

  @Test("two threads that send at once are reported, and one that sends later is not")
  func synchronization() {
    let environment = TestEnvironment()
    let subject = PublishSubject<Int>()
    let firstIsInside = DispatchSemaphore(value: 0)
    let secondIsInside = DispatchSemaphore(value: 0)
    let firstHasLeft = DispatchSemaphore(value: 0)
    let subscription = subject.subscribe(onNext: { value in
      if value == 1 {
        firstIsInside.signal()
        secondIsInside.wait()
      } else if value == 2 {
        secondIsInside.signal()
        firstHasLeft.wait()
      }
    })
    let done = DispatchGroup()
    DispatchQueue.global().async(group: done) {
      Environments.with(environment) { subject.onNext(1) }
      firstHasLeft.signal()
    }
    firstIsInside.wait()
    Environments.with(environment) {
      subject.onNext(2)
      done.wait()
      subject.onNext(3)
    }
    subscription.dispose()
    #expect(environment.faults.count == 1)
    #expect(environment.faults.first?.message.hasPrefix("Synchronization anomaly") == true)
  }

  @Test("an observer that holds its own subscription goes with the subject, and stays with a created sequence")
  func lifetimes() {
    final class Owner {
      var subscription: (any Disposable)?
    }
    weak var ofSubject: Owner?
    weak var ofCreated: Owner?
    do {
      let owner = Owner()
      ofSubject = owner
      owner.subscription = PublishSubject<Int>().subscribe(onNext: { [owner] _ in _ = owner })
      let other = Owner()
      ofCreated = other
      other.subscription = Observable<Int>.create { _ in Disposables.create() }
        .subscribe(onNext: { [other] _ in _ = other })
    }
    #expect(ofSubject == nil)
    #expect(ofCreated != nil)
    ofCreated?.subscription?.dispose()
    #expect(ofCreated == nil)
  }
}
