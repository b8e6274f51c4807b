import Foundation
import Synchronization
import Testing

@testable import Rx

/// Eight threads push into operators that combine.
@Suite("Eight threads")
struct EightThreadsTests {
  private static let threads = 8
  private static let perThread = 500

  /// Runs a body on each of eight threads and waits for all of them.
  private func onEachThread(_ body: @escaping @Sendable (Int) -> Void) {
    DispatchQueue.concurrentPerform(iterations: EightThreadsTests.threads, execute: body)
  }

  /// Counts events and notices two at once.
  private final class Meter: Sendable {
    let count = Atomic<Int>(0)
    let overlaps = Atomic<Int>(0)
    let terminals = Atomic<Int>(0)
    private let inside = Atomic<Bool>(false)

    func observer<Element>() -> AnyObserver<Element> {
      AnyObserver { event in
        if self.inside.exchange(true, ordering: .sequentiallyConsistent) {
          self.overlaps.add(1, ordering: .relaxed)
        }
        if event.isStopEvent {
          self.terminals.add(1, ordering: .relaxed)
        } else {
          self.count.add(1, ordering: .relaxed)
        }
        self.inside.store(false, ordering: .sequentiallyConsistent)
      }
    }
  }

  private func push(
    _ combine: ([Observable<Int>]) -> Observable<Int>, file: String = #file
  ) -> (count: Int, overlaps: Int, terminals: Int) {
    let subjects = (0..<EightThreadsTests.threads).map { _ in PublishSubject<Int>() }
    let meter = Meter()
    let subscription = combine(subjects).subscribe(meter.observer())
    onEachThread { index in
      for value in 0..<EightThreadsTests.perThread { subjects[index].onNext(value) }
      subjects[index].onCompleted()
    }
    subscription.dispose()
    return (
      meter.count.load(ordering: .relaxed), meter.overlaps.load(ordering: .relaxed),
      meter.terminals.load(ordering: .relaxed)
    )
  }

  private static let all = threads * perThread

  @Test("merge loses nothing, doubles nothing and lets nothing overlap")
  func merge() {
    let result = push { Observable.merge($0) }
    #expect(result.count == EightThreadsTests.all)
    #expect(result.overlaps == 0)
    #expect(result.terminals == 1)
  }

  @Test("flatMap neither")
  func flatMap() {
    let result = push { sources in Observable.from(sources).flatMap { $0.flatMap { Observable.just($0) } } }
    #expect(result.count == EightThreadsTests.all)
    #expect(result.overlaps == 0)
    #expect(result.terminals == 1)
  }

  @Test("combineLatest sends one combination an event once all have sent")
  func combineLatest() {
    let result = push { sources in
      Observable<Int>.combineLatest(sources.map { $0.startWith(0) }) { $0.reduce(0, +) }
    }
    #expect(result.count == EightThreadsTests.all + 1)
    #expect(result.overlaps == 0)
    #expect(result.terminals == 1)
  }

  @Test("zip sends as many combinations as each has elements")
  func zip() {
    let result = push { sources in Observable<Int>.zip(sources) { $0.reduce(0, +) } }
    #expect(result.count == EightThreadsTests.perThread)
    #expect(result.overlaps == 0)
    #expect(result.terminals == 1)
  }

  @Test("withLatestFrom and take(until:) let nothing overlap and end once")
  func others() {
    let withLatest = push { sources in
      Observable.merge(Array(sources[0..<7])).withLatestFrom(sources[7].startWith(0)) { $0 + $1 }
    }
    #expect(withLatest.count == 7 * EightThreadsTests.perThread)
    #expect(withLatest.overlaps == 0 && withLatest.terminals == 1)
    let until = push { sources in Observable.merge(Array(sources[0..<7])).take(until: sources[7].skip(100)) }
    #expect(until.overlaps == 0 && until.terminals == 1)
    let latest = push { sources in Observable.merge(sources).flatMapLatest { Observable.just($0) } }
    #expect(latest.count == EightThreadsTests.all)
    #expect(latest.overlaps == 0 && latest.terminals == 1)
  }

  @Test("observers come and go while events are sent")
  func subjectUnderSubscriptions() {
    let subject = PublishSubject<Int>()
    let stayed = Atomic<Int>(0)
    let subscription = subject.subscribe(onNext: { _ in stayed.add(1, ordering: .relaxed) })
    inTestEnvironment { environment in
      onEachThread { index in
        Environments.with(environment) {
          for value in 0..<EightThreadsTests.perThread {
            if index == 0 { subject.onNext(value) } else { subject.subscribe().dispose() }
          }
        }
      }
    }
    subscription.dispose()
    #expect(stayed.load(ordering: .relaxed) == EightThreadsTests.perThread)
    #expect(!subject.hasObservers)
  }

  @Test("an observer of a BehaviorSubject sees values in order although it subscribes while they are sent")
  func replayInOrder() {
    let subject = BehaviorSubject(value: 0)
    let disorders = Atomic<Int>(0)
    let missing = Atomic<Int>(0)
    onEachThread { index in
      if index == 0 {
        for value in 1...2000 { subject.onNext(value) }
        subject.onCompleted()
      } else {
        for _ in 0..<100 {
          let last = Atomic<Int>(-1)
          let subscription = subject.subscribe(onNext: { value in
            let before = last.exchange(value, ordering: .relaxed)
            if before > value { disorders.add(1, ordering: .relaxed) }
            if before >= 0 && value != before + 1 { missing.add(1, ordering: .relaxed) }
          })
          subscription.dispose()
        }
      }
    }
    #expect(disorders.load(ordering: .relaxed) == 0)
    #expect(missing.load(ordering: .relaxed) == 0)
  }

  @Test("a shared source is subscribed once at a time, whoever comes and goes")
  func shareUnderSubscriptions() {
    let alive = Atomic<Int>(0)
    let most = Atomic<Int>(0)
    let shared = Observable<Int>.create { _ in
      let now = alive.add(1, ordering: .sequentiallyConsistent).newValue
      if now > 1 { most.store(now, ordering: .relaxed) }
      return Disposables.create { alive.subtract(1, ordering: .sequentiallyConsistent) }
    }.share()
    onEachThread { _ in
      for _ in 0..<EightThreadsTests.perThread { shared.subscribe().dispose() }
    }
    #expect(alive.load(ordering: .relaxed) == 0)
  }

  @Test(
    "chains over the same sources, fed crosswise by two threads, that subscribe to each other within their events, end",
    .timeLimit(.minutes(1)))
  func crosswise() {
    let a = PublishSubject<Int>()
    let b = PublishSubject<Int>()
    let forth = Observable.combineLatest(a, b) { $0 &+ $1 }.share(replay: 1)
    let back = Observable.combineLatest(b, a) { $0 &- $1 }.share(replay: 1)
    let heard = Atomic<Int>(0)
    let ends = Atomic<Int>(0)
    let chains = [
      forth.flatMapLatest { _ in back.take(1) }, back.flatMapLatest { _ in forth.take(1) },
      Observable.merge(forth, back), forth.withLatestFrom(back),
    ]
    for chain in chains {
      _ = chain.subscribe(
        onNext: { _ in
          heard.add(1, ordering: .relaxed)
          forth.take(1).subscribe().dispose()
        }, onCompleted: { ends.add(1, ordering: .relaxed) })
    }
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      let subject = index == 0 ? a : b
      for value in 0..<EightThreadsTests.perThread { subject.onNext(value) }
      subject.onCompleted()
    }
    #expect(heard.load(ordering: .relaxed) > 0)
    #expect(ends.load(ordering: .relaxed) == chains.count)
    #expect(!a.hasObservers && !b.hasObservers)
  }

  @Test(
    "whatever eight threads do to a subject in whatever order, an observer hears a stretch without gaps",
    arguments: 1...6)
  func interleavings(_ number: Int) {
    let seed = UInt64(number) &* 0x9E37_79B9_7F4A_7C15
    let subject = ReplaySubject<Int>.create(bufferSize: 3)
    let faults = Atomic<Int>(0)
    onEachThread { index in
      var random = SeededRandom(state: seed &+ UInt64(index))
      var held: [any Disposable] = []
      if index == 0 {
        // Subjects are serial by contract: one thread sends.
        for value in 0..<1000 { subject.onNext(value) }
        subject.onCompleted()
        return
      }
      for _ in 0..<200 {
        switch Int.random(in: 0..<3, using: &random) {
        case 0, 1:
          let last = Atomic<Int>(-1)
          held.append(
            subject.observe(on: CurrentThreadScheduler.instance).subscribe(onNext: { value in
              let before = last.exchange(value, ordering: .relaxed)
              if before >= 0 && value != before + 1 { faults.add(1, ordering: .relaxed) }
            }))
        default:
          if let position = held.indices.randomElement(using: &random) { held.remove(at: position).dispose() }
        }
      }
      for subscription in held { subscription.dispose() }
    }
    #expect(faults.load(ordering: .relaxed) == 0, "seed \(seed)")
    #expect(!subject.hasObservers, "seed \(seed)")
  }

  @Test("disposables are disposed once, whoever does it")
  func disposals() {
    let count = Atomic<Int>(0)
    let composite = CompositeDisposable()
    let bag = DisposeBag()
    onEachThread { index in
      for _ in 0..<EightThreadsTests.perThread {
        let one = Disposables.create { count.add(1, ordering: .relaxed) }
        if let key = composite.insert(one), index % 2 == 0 { composite.remove(for: key) }
        bag.insert(one)
      }
      composite.dispose()
    }
    #expect(count.load(ordering: .relaxed) == EightThreadsTests.all)
  }
}
