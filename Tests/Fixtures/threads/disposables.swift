// ends: 400 100 100 1 100 0
import RxSwift
import Foundation
// Disposables that are given up, filled and asked from several queues at once: everything is disposed once.
let lock = NSLock()
var counts: [String: Int] = [:]
func counted(_ name: String) -> Cancelable {
  Disposables.create { lock.lock(); counts[name, default: 0] += 1; lock.unlock() }
}
let composite = CompositeDisposable(), serial = SerialDisposable(), group = DispatchGroup()
let shared = RefCountDisposable(disposable: counted("refcount"))
var bag: DisposeBag? = DisposeBag()
let filled = bag!
for worker in 0..<4 {
  DispatchQueue.global().async(group: group) {
    for i in 0..<100 {
      if let key = composite.insert(counted("composite")), i % 2 == 0 { composite.remove(for: key) }
      if i == 70, worker == 2 { composite.dispose() }
      _ = composite.count
      if worker == 0 { serial.disposable = counted("serial") } else { _ = serial.isDisposed }
      let retained = shared.retain()
      retained.dispose()
      retained.dispose()
      if worker == 3 { counted("bag").disposed(by: filled) }
    }
  }
}
for _ in 0..<100 {
  let single = SingleAssignmentDisposable()
  DispatchQueue.global().async(group: group) { single.setDisposable(counted("single")) }
  DispatchQueue.global().async(group: group) { single.dispose() }
}
group.wait()
composite.dispose()
serial.dispose()
shared.dispose()
lock.lock()
print(["composite", "serial", "single", "refcount"].map { "\(counts[$0] ?? 0)" }.joined(separator: " "), terminator: " ")
let bagged = counts["bag"] ?? 0
lock.unlock()
print(bagged == 0 ? 100 : -1, bagged)
