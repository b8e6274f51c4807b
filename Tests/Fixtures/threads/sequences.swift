// ends: 100 100 15 0
import RxSwift
import RxCocoa
import Foundation
// Sequences that tasks wait for, fed from queues.
let queue = DispatchQueue(label: "feed")
func numbers(_ count: Int) -> Observable<Int> {
  Observable.create { observer in
    queue.async { for i in 0..<count { observer.onNext(i) }; observer.onCompleted() }
    return Disposables.create()
  }
}
Task {
  async let first = { () async -> Int in
    var seen = 0
    do { for try await _ in numbers(100).values { seen += 1 } } catch {}
    return seen
  }()
  async let second = { () async -> Int in
    var seen = 0
    for await _ in numbers(100).asInfallible(onErrorJustReturn: 0).values { seen += 1 }
    return seen
  }()
  let value = try await numbers(6).reduce(0, accumulator: +).asSingle().value
  var left = 0
  for try await n in numbers(100).values { if n == 0 { break }; left += 1 }
  print(await first, await second, value, left)
}
