// ends: true true true
import RxSwift
import Foundation
// Who comes first connects, who leaves last lets go, from several queues at once.
let lock = NSLock()
var made = 0, open = 0
var queues: [DispatchQueue] = []
let source = Observable<Int>.create { observer in
  let queue = DispatchQueue(label: "source")
  lock.lock(); made += 1; open += 1; queues.append(queue); lock.unlock()
  let flag = BooleanDisposable()
  queue.async { for i in 0..<5 where !flag.isDisposed { observer.onNext(i) } }
  return Disposables.create { flag.dispose(); lock.lock(); open -= 1; lock.unlock() }
}
let kinds = [
  source.share(), source.share(replay: 1), source.share(replay: 3), source.share(replay: 2, scope: .forever),
  source.publish().refCount(), source.replay(1).refCount(),
]
let group = DispatchGroup()
for shared in kinds {
  for _ in 0..<4 {
    DispatchQueue.global().async(group: group) {
      for _ in 0..<10 {
        let first = shared.subscribe(onNext: { _ in })
        let second = shared.take(1).subscribe(onNext: { _ in })
        first.dispose()
        second.dispose()
      }
    }
  }
}
group.wait()
// An end that came from a source may still be disposing there.
lock.lock()
let all = queues
lock.unlock()
for queue in all { queue.sync {} }
lock.lock()
print(made > 0, made <= 6 * 80, open == 0)
lock.unlock()
