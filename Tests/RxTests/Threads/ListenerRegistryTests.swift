import Foundation
import Synchronization
import Testing

@testable import Rx

/// Listeners that leave a subject, which does not outlive them: on the same thread, within deliveries, and while the subject goes away.
@Suite("Listeners of subjects")
struct ListenerRegistryTests {
  /// Number of living instances of `Counted`.
  private final class Census: Sendable {
    let living = Atomic<Int>(0)
  }

  private final class Counted: Sendable {
    private let census: Census

    init(_ census: Census) {
      self.census = census
      census.living.add(1, ordering: .relaxed)
    }

    deinit { census.living.subtract(1, ordering: .relaxed) }
  }

  /// Kinds of subjects, made anew.
  private static let kinds: [@Sendable () -> (Observable<Int>, (Event<Int>) -> Void)] = [
    {
      let subject = PublishSubject<Int>(); return (subject, { subject.on($0) })
    },
    {
      let subject = BehaviorSubject(value: 0); return (subject, { subject.on($0) })
    },
    {
      let subject = ReplaySubject<Int>.create(bufferSize: 1); return (subject, { subject.on($0) })
    },
    {
      let subject = AsyncSubject<Int>(); return (subject, { subject.on($0) })
    },
  ]

  @Test("a disposed subscription releases its closures although it is kept itself", arguments: 0..<4)
  func closures(kind: Int) {
    let (subject, send) = ListenerRegistryTests.kinds[kind]()
    weak var captured: Log?
    let subscription: any Disposable
    do {
      let log = Log()
      captured = log
      subscription = subject.subscribe(onNext: { log.add("\($0)") })
      send(.next(1))
    }
    #expect(captured != nil)
    subscription.dispose()
    #expect(captured == nil)
    withExtendedLifetime((subject, subscription)) {}
  }

  @Test("a subject goes away although it has observers, whose subscriptions can be disposed later", arguments: 0..<4)
  func subjectFirst(kind: Int) {
    weak var gone: Observable<Int>?
    var subscriptions: [any Disposable] = []
    var disposed = 0
    do {
      let (subject, send) = ListenerRegistryTests.kinds[kind]()
      gone = subject
      for _ in 0..<3 {
        subscriptions.append(subject.map { $0 }.subscribe(onNext: { _ in }, onDisposed: { disposed += 1 }))
        subscriptions.append(subject.subscribe(onNext: { _ in }, onDisposed: { disposed += 1 }))
      }
      send(.next(1))
      withExtendedLifetime(send) {}
    }
    #expect(gone == nil || disposed == 0)
    for subscription in subscriptions { subscription.dispose() }
    #expect(disposed == 6)
    #expect(gone == nil)
  }

  @Test("a listener that leaves within an event hears nothing more, and the others do")
  func leavesWithin() {
    let subject = PublishSubject<Int>()
    let log = Log()
    let serial = SerialDisposable()
    _ = subject.subscribe(onNext: { log.add("a\($0)") })
    serial.disposable = subject.subscribe(onNext: {
      log.add("b\($0)")
      serial.dispose()
      subject.onNext($0 + 10)
    })
    _ = subject.subscribe(onNext: { log.add("c\($0)") })
    subject.onNext(1)
    subject.onCompleted()
    #expect(log.entries == ["a1", "b1", "a11", "c11", "c1"])
  }

  @Test("a listener's last reference to the subject may go with it")
  func lastReference() {
    weak var gone: PublishSubject<Int>?
    let subscription: any Disposable
    do {
      let subject = PublishSubject<Int>()
      gone = subject
      subscription = subject.subscribe(onNext: { _ in _ = subject.hasObservers })
    }
    #expect(gone != nil)
    subscription.dispose()
    #expect(gone == nil)
  }

  @Test("subscriptions are disposed on one thread while the subject goes away on another", arguments: [1, 2, 5])
  func leavesWhileSubjectEnds(listeners: Int) {
    let census = Census()
    for round in 0..<2_000 {
      // Each of the two threads touches one of the variables.
      nonisolated(unsafe) var owner: PublishSubject<Int>? = PublishSubject()
      nonisolated(unsafe) var subscriptions: [any Disposable] = []
      for _ in 0..<listeners {
        let counted = Counted(census)
        // A slot, or an object with closures for the end.
        let onCompleted: (() -> Void)? = round / 6 % 2 == 0 ? nil : {}
        if let subscription = owner?.subscribe(
          onNext: { _ in withExtendedLifetime(counted) {} }, onCompleted: onCompleted)
        {
          subscriptions.append(subscription)
        }
      }
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        if index == 0 {
          for subscription in subscriptions { subscription.dispose() }
          subscriptions = []
        } else {
          if round % 2 == 0 { owner?.onNext(1) }
          if round % 3 == 0 { owner?.onCompleted() }
          owner = nil
        }
      }
    }
    #expect(census.living.load(ordering: .relaxed) == 0)
  }

  @Test(
    "a listener that leaves is kept until the last delivery ends, also where they are too many to be counted one by one",
    arguments: [true, false])
  func crowd(isSlot: Bool) {
    let subject = PublishSubject<Int>()
    weak var captured: Log?
    let subscription: any Disposable
    do {
      let log = Log()
      captured = log
      subscription = subject.subscribe(onNext: { log.add("\($0)") }, onCompleted: isSlot ? nil : {})
    }
    var begun = (0..<9_000).map { _ in subject.registry.begin() }
    #expect(begun.last?.isCrowded == true)
    subscription.dispose()
    #expect(!subject.hasObservers)
    let first = begun.removeFirst()
    while let word = begun.popLast() { subject.registry.end(word) }
    #expect(captured != nil)
    subject.registry.end(first)
    #expect(captured == nil)
    withExtendedLifetime(subscription) {}
  }

  @Test("a subject that is disposed or goes away releases the closures of its subscriptions", arguments: [true, false])
  func subjectLetsGo(isDisposed: Bool) {
    var disposed = 0
    weak var captured: Log?
    let subscription: any Disposable
    do {
      let subject = PublishSubject<Int>()
      let log = Log()
      captured = log
      subscription = subject.subscribe(onNext: { log.add("\($0)") }, onDisposed: { disposed += 1 })
      if isDisposed { subject.dispose() }
    }
    #expect(captured == nil)
    #expect(disposed == 0)
    subscription.dispose()
    #expect(disposed == 1)
  }

  @Test("only listeners come and go on several threads while events are sent")
  func onlyListeners() {
    let census = Census()
    let subject = PublishSubject<Int>()
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      for round in 0..<2_000 {
        if index == 0 {
          subject.onNext(round)
        } else {
          let counted = Counted(census)
          let onCompleted: (() -> Void)? = round / 3 % 2 == 0 ? nil : {}
          let subscription = subject.subscribe(
            onNext: { _ in withExtendedLifetime(counted) {} }, onCompleted: onCompleted)
          if round % 3 == 0 { subject.onNext(round) }
          subscription.dispose()
        }
      }
    }
    #expect(!subject.hasObservers)
    #expect(census.living.load(ordering: .relaxed) == 0)
  }
}
