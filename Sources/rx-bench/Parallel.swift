import Dispatch
import Foundation
import Rx
import Synchronization

/// A measurement of several threads, beside the same with Dispatch alone.
struct ParallelMeasurement {
  let name: String
  /// Description of the floor.
  let floorName: String
  let count: Int
  /// Makes that many and returns their sum.
  let run: (Int) -> Int
  let floor: (Int) -> Int
}

/// Result of a measurement, in wall-clock time.
struct ParallelOutcome: Codable {
  let name: String
  let floor: String
  let nanoseconds: Double
  let floorNanoseconds: Double
  let ratio: Double
}

/// Number of threads in rows that are about threads.
private let threads = 4

@MainActor let parallel: [ParallelMeasurement] = [
  ParallelMeasurement(
    name: "4 threads, a subject with map and filter each", floorName: "opaque closures", count: 1_000_000
  ) { count in
    summed(threads) {
      var sum = 0
      let subject = PublishSubject<Int>()
      let subscription = subject.map { $0 &+ 1 }.filter { $0 > 0 }.subscribe(onNext: { sum &+= $0 })
      for _ in 0..<(count / threads) { subject.on(.next(1)) }
      subscription.dispose()
      return sum
    }
  } floor: { count in
    summed(threads) {
      var sum = 0
      let observe: (Int) -> Void = opaque { sum &+= $0 }
      let filter: (Int) -> Void = opaque { if $0 > 0 { observe($0) } }
      let map: (Int) -> Void = opaque { filter($0 &+ 1) }
      for _ in 0..<(count / threads) { map(1) }
      return sum
    }
  },
  ParallelMeasurement(name: "4 threads into one subject", floorName: "a lock for each item", count: 1_000_000) {
    count in
    let sum = SharedSum()
    let subject = PublishSubject<Int>()
    let subscription = subject.subscribe(onNext: { sum.value.add($0, ordering: .relaxed) })
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      for _ in 0..<(count / threads) { subject.on(.next(1)) }
    }
    subscription.dispose()
    return sum.value.load(ordering: .relaxed)
  } floor: { count in
    let sum = LockedSum()
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      for _ in 0..<(count / threads) { sum.value.withLock { $0 &+= 1 } }
    }
    return sum.value.withLock { $0 }
  },
  ParallelMeasurement(
    name: "observe(on:) between two serial schedulers", floorName: "two serial queues, async", count: 1_000_000
  ) { count in
    let first = SerialDispatchQueueScheduler(qos: .default)
    let second = SerialDispatchQueueScheduler(qos: .default)
    let sum = Atomic<Int>(0)
    let done = DispatchSemaphore(value: 0)
    let subscription = Observable<Int>.create { observer in
      for _ in 0..<count { observer.on(.next(1)) }
      observer.on(.completed)
      return Disposables.create()
    }
    .observe(on: first).map { $0 }.observe(on: second)
    .subscribe(onNext: { sum.add($0, ordering: .relaxed) }, onCompleted: { done.signal() })
    done.wait()
    subscription.dispose()
    return sum.load(ordering: .relaxed)
  } floor: { count in
    let first = DispatchQueue(label: "first")
    let second = DispatchQueue(label: "second")
    let sum = SharedSum()
    let done = DispatchSemaphore(value: 0)
    for index in 0..<count {
      first.async {
        second.async {
          sum.value.add(1, ordering: .relaxed)
          if index == count - 1 { done.signal() }
        }
      }
    }
    done.wait()
    return sum.value.load(ordering: .relaxed)
  },
  ParallelMeasurement(name: "merge of 8 concurrent producers", floorName: "a lock for each item", count: 800_000) {
    count in
    var sum = 0
    let subjects = (0..<8).map { _ in PublishSubject<Int>() }
    let subscription = Observable.merge(subjects).subscribe(onNext: { sum &+= $0 })
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      let subject = subjects[index]
      for _ in 0..<(count / 8) { subject.on(.next(1)) }
    }
    subscription.dispose()
    return sum
  } floor: { count in
    let sum = LockedSum()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<(count / 8) { sum.value.withLock { $0 &+= 1 } }
    }
    return sum.value.withLock { $0 }
  },
]

/// An atomic number that closures share.
private final class SharedSum: Sendable {
  let value = Atomic<Int>(0)
}

/// A number behind a lock that closures share.
private final class LockedSum: Sendable {
  let value = Mutex(0)
}

/// Runs a body on as many threads and sums up.
private func summed(_ threads: Int, _ body: @escaping () -> Int) -> Int {
  let sum = LockedSum()
  nonisolated(unsafe) let body = body
  DispatchQueue.concurrentPerform(iterations: threads) { _ in
    let part = body()
    sum.value.withLock { $0 &+= part }
  }
  return sum.value.withLock { $0 }
}

/// Measures a thing and its floor in turns: the fastest of five each.
func measure(_ measurement: ParallelMeasurement) -> ParallelOutcome {
  var fastest = (run: Double.infinity, floor: Double.infinity)
  for _ in 0..<5 {
    fastest.floor = min(fastest.floor, passed(measurement.count, measurement.floor))
    fastest.run = min(fastest.run, passed(measurement.count, measurement.run))
  }
  return ParallelOutcome(
    name: measurement.name, floor: measurement.floorName, nanoseconds: fastest.run, floorNanoseconds: fastest.floor,
    ratio: fastest.run / fastest.floor)
}

/// Nanoseconds an item that pass during one run.
private func passed(_ count: Int, _ run: (Int) -> Int) -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  sink &+= run(count)
  return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(count)
}
