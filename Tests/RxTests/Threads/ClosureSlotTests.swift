import Dispatch
import Foundation
import Locks
import Synchronization
import Testing

@testable import Rx

/// Subscriptions that are slots: a place in memory serves one after the other, and each is disposed by its own disposable alone.
@Suite("Slots of subjects")
struct ClosureSlotTests {
  /// True if both are slots at the same place.
  private func shareAPlace(_ first: (any Disposable)?, _ second: (any Disposable)?) -> Bool {
    guard let first = first as? SlotSubscription, let second = second as? SlotSubscription else { return false }
    return first.slot == second.slot
  }

  private func isDisposed(_ subscription: any Disposable) -> Bool? { (subscription as? any Cancelable)?.isDisposed }

  @Test("a disposable that is disposed again leaves the subscription alone that has its place now")
  func disposedTwice() {
    let log = Log()
    let subject = PublishSubject<Int>()
    let first = subject.subscribeSlot(onNext: { log.add("first \($0)") })
    subject.onNext(1)
    first.dispose()
    #expect(!subject.hasObservers)
    let second = subject.subscribeSlot(onNext: { log.add("second \($0)") })
    #expect(shareAPlace(first, second))
    first.dispose()
    #expect(subject.hasObservers)
    #expect(isDisposed(first) == true)
    #expect(isDisposed(second) == false)
    subject.onNext(2)
    second.dispose()
    subject.onNext(3)
    #expect(isDisposed(second) == true)
    #expect(log.entries == ["first 1", "second 2"])
  }

  @Test("a copy of a disposable is the same subscription")
  func copy() {
    let subject = PublishSubject<Int>()
    let first = subject.subscribeSlot(onNext: { _ in })
    var bag: DisposeBag? = DisposeBag()
    bag?.insert(first)
    first.dispose()
    let second = subject.subscribeSlot(onNext: { _ in })
    bag = nil
    #expect(bag == nil)
    #expect(shareAPlace(first, second))
    #expect(subject.hasObservers)
    second.dispose()
    #expect(!subject.hasObservers)
  }

  @Test("a subscription that is disposed within its event keeps its place until the event has been delivered")
  func disposedWithin() {
    let log = Log()
    let subject = PublishSubject<Int>()
    let first = SingleAssignmentDisposable()
    var own: (any Disposable)?
    var later: (any Disposable)?
    weak var captured: Log?
    do {
      let kept = Log()
      captured = kept
      let subscription = subject.subscribeSlot(onNext: {
        log.add("first \($0)")
        first.dispose()
        later = subject.subscribeSlot(onNext: { log.add("later \($0)") })
        first.dispose()
        own?.dispose()
        #expect(captured != nil)
        kept.add("used")
      })
      own = subscription
      first.setDisposable(subscription)
    }
    subject.onNext(1)
    #expect(captured == nil)
    let third = subject.subscribeSlot(onNext: { log.add("third \($0)") })
    #expect(shareAPlace(own, third))
    #expect(!shareAPlace(later, third))
    own?.dispose()
    subject.onNext(2)
    later?.dispose()
    subject.onNext(3)
    third.dispose()
    #expect(!subject.hasObservers)
    #expect(log.entries == ["first 1", "later 2", "third 2", "third 3"])
  }

  enum SubjectEnding: CaseIterable {
    case completed, failed, disposed, released
  }

  @Test(
    "a disposable outlives its subject and leaves the subscription alone that has its place now",
    arguments: SubjectEnding.allCases)
  func subjectFirst(ending: SubjectEnding) {
    let environment = TestEnvironment()
    Environments.with(environment) {
      let log = Log()
      weak var captured: Log?
      weak var gone: PublishSubject<Int>?
      var first: any Disposable
      do {
        let subject = PublishSubject<Int>()
        gone = subject
        let kept = Log()
        captured = kept
        first = subject.subscribeSlot(onNext: { _ in kept.add("") })
        switch ending {
        case .completed: subject.onCompleted()
        case .failed: subject.onError(TestError())
        case .disposed: subject.dispose()
        case .released: break
        }
      }
      #expect(environment.faults.count == (ending == .failed ? 1 : 0))
      #expect(gone == nil)
      #expect(captured == nil)
      let other = PublishSubject<String>()
      let second = other.subscribeSlot(onNext: { log.add($0) })
      #expect(shareAPlace(first, second))
      first.dispose()
      first.dispose()
      other.onNext("heard")
      #expect(log.entries == ["heard"])
      first = Disposables.create()
      second.dispose()
      #expect(!other.hasObservers)
    }
  }

  @Test("a subscription to a subject that has ended hears the end and is over", arguments: [true, false])
  func afterEnd(isError: Bool) {
    let environment = TestEnvironment()
    Environments.with(environment) {
      let subject = PublishSubject<Int>()
      if isError { subject.onError(TestError()) } else { subject.onCompleted() }
      let subscription = subject.subscribeSlot(onNext: { _ in })
      #expect(isDisposed(subscription) == true)
      #expect(environment.faults.count == (isError ? 1 : 0))
      let other = PublishSubject<Int>()
      let second = other.subscribeSlot(onNext: { _ in })
      #expect(shareAPlace(subscription, second))
      subscription.dispose()
      #expect(other.hasObservers)
    }
  }

  /// Runs foreign code when the closure that captures it is released.
  private final class OnRelease: Sendable {
    let action: @Sendable () -> Void

    init(_ action: @escaping @Sendable () -> Void) { self.action = action }

    deinit { action() }
  }

  @Test("what a closure releases may dispose the same subscription and subscribe anew")
  func foreignCode() {
    let log = Log()
    let subject = PublishSubject<Int>()
    let first = SingleAssignmentDisposable()
    let later = Locked<[any Disposable & Sendable]>([])
    do {
      let released = OnRelease {
        first.dispose()
        (0..<2).forEach { _ in
          if let subscription = subject.subscribeSlot(onNext: { log.add("later \($0)") }) as? SlotSubscription {
            later.withLock { $0.append(subscription) }
          }
        }
        first.dispose()
      }
      first.setDisposable(subject.subscribeSlot(onNext: { _ in withExtendedLifetime(released) {} }))
    }
    subject.onNext(1)
    first.dispose()
    first.dispose()
    subject.onNext(2)
    #expect(log.entries == ["later 2", "later 2"])
    for subscription in later.withLock({ $0 }) { subscription.dispose() }
    #expect(!subject.hasObservers)
  }

  @Test("a resource counts as long as the program keeps the disposable")
  func resources() {
    let environment = TestEnvironment()
    Environments.with(environment) {
      let subject = PublishSubject<Int>()
      let before = Resources.total
      do {
        let subscription = subject.subscribeSlot(onNext: { _ in })
        #expect(Resources.total == before + 2)
        subscription.dispose()
        #expect(Resources.total == before + 1)
        withExtendedLifetime(subscription) {}
      }
      #expect(Resources.total == before)
      _ = subject.subscribeSlot(onNext: { _ in })
      #expect(Resources.total == before + 2)
      subject.onCompleted()
      #expect(Resources.total == before)
    }
  }

  @Test("another thread disposes again and again what is over, while new subscriptions have its place")
  func staleOnAnotherThread() {
    let subject = PublishSubject<Int>()
    let stale = Locked<[SlotSubscription]>([])
    let isDone = Atomic<Bool>(false)
    let heard = Atomic<Int>(0)
    let rounds = 20_000
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      if index == 0 {
        for round in 0..<rounds {
          let subscription = subject.subscribeSlot(onNext: { _ in heard.add(1, ordering: .relaxed) })
          subject.onNext(round)
          subscription.dispose()
          if let subscription = subscription as? SlotSubscription {
            stale.withLock { $0 = $0.suffix(3) + [subscription] }
          }
        }
        isDone.store(true, ordering: .releasing)
      } else {
        while !isDone.load(ordering: .acquiring) {
          for subscription in stale.withLock({ $0 }) { subscription.dispose() }
        }
      }
    }
    #expect(heard.load(ordering: .relaxed) == rounds)
  }

  @Test("two threads dispose the same subscription, of which one ends it")
  func disposedByTwo() {
    let subject = PublishSubject<Int>()
    let heard = Atomic<Int>(0)
    for _ in 0..<2_000 {
      // Both threads only read it.
      nonisolated(unsafe) let subscription = subject.subscribeSlot(onNext: { _ in })
      let isOther = Atomic<Bool>(false)
      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        subscription.dispose()
        // Takes the place, perhaps, that the other thread is about to dispose.
        if isOther.exchange(true, ordering: .relaxed) { return }
        let next = subject.subscribeSlot(onNext: { _ in heard.add(1, ordering: .relaxed) })
        subject.onNext(1)
        subscription.dispose()
        next.dispose()
      }
      #expect(!subject.hasObservers)
    }
    #expect(heard.load(ordering: .relaxed) == 2_000)
  }

  @Test("places that one thread takes and another frees come back to the first")
  func placesTravel() throws {
    let subject = PublishSubject<Int>()
    let subscriptions = Locked<[SlotSubscription]>([])
    var places: Set<UnsafeMutablePointer<ClosureSlot.Place>> = []
    var sum = 0
    for _ in 0..<50 {
      for _ in 0..<100 {
        let subscription = try #require(subject.subscribeSlot(onNext: { sum += $0 }) as? SlotSubscription)
        places.insert(subscription.slot.place)
        subscriptions.withLock { $0.append(subscription) }
      }
      subject.onNext(1)
      let ended = DispatchSemaphore(value: 0)
      Thread {
        subscriptions.withLock({ $0 }).forEach { $0.dispose() }
        ended.signal()
      }.start()
      ended.wait()
      subscriptions.withLock { $0 = [] }
    }
    #expect(sum == 5_000)
    #expect(!subject.hasObservers)
    #expect(places.count < 2_500)
  }

  @Test("slots and listeners with closures for the end hear in the order in which they came", arguments: 1...20)
  func mixed(_ number: Int) {
    var random = SeededRandom(state: UInt64(number) &* 0x9E37_79B9_7F4A_7C15)
    let log = Log()
    let subject = PublishSubject<Int>()
    var subscriptions: [any Disposable] = []
    /// The first place, which is used again, and those behind it.
    var first: Int?
    var others: [Int] = []
    var expected: [String] = []
    for step in 0..<300 {
      let index = Int.random(in: 0..<max(1, subscriptions.count), using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        subject.onNext(step)
        expected += ((first.map { [$0] } ?? []) + others).map { "\($0) \(step)" }
      case 1 where index < subscriptions.count:
        subscriptions[index].dispose()
        if first == index { first = nil } else { others.removeAll { $0 == index } }
      default:
        let name = subscriptions.count
        let isSlot = Bool.random(using: &random)
        subscriptions.append(
          isSlot
            ? subject.subscribeSlot(onNext: { log.add("\(name) \($0)") })
            : subject.subscribe(onNext: { log.add("\(name) \($0)") }, onCompleted: {}))
        if first == nil { first = name } else { others.append(name) }
      }
    }
    #expect(log.entries == expected, "seed \(number)")
    subject.onCompleted()
    #expect(!subject.hasObservers)
  }
}
