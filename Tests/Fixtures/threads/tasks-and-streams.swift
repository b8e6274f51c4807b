// ends: 45 10 true
// Async tasks await a stream's values while other queues push, and a task group sums what a class guards.
import Foundation
import RxSwift

final class Sum { private let lock = NSLock(); private var n = 0
  func add(_ m: Int) { lock.withLock { n += m } }
  var value: Int { lock.withLock { n } } }
let sum = Sum(), subject = PublishSubject<Int>()
let serial = DispatchQueue(label: "push")
Task {
  await withTaskGroup(of: Int.self) { group in
    for n in 0..<10 { group.addTask { sum.add(n); return n } }
    var seen = 0
    for await _ in group { seen += 1 }
    let total = sum.value
    let reader = Task { () -> [Int] in
      var got: [Int] = []
      do { for try await n in subject.take(10).values { got.append(n) } } catch {}
      return got
    }
    try? await Task.sleep(nanoseconds: 20_000_000)
    serial.async { for n in 0..<20 { subject.onNext(n) } }
    let got = await reader.value
    print(total, seen, got.count <= 10)
  }
}
