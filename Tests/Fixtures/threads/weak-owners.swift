// ends: true 80
// Objects that die on one thread while closures on others look at them weakly.
import Foundation
import RxSwift

let lock = NSLock()
var gone = 0, seen = 0
final class Owner {
  let id: Int; var bag = DisposeBag(); var values: [Int] = []
  init(_ id: Int) { self.id = id }
  deinit { lock.lock(); gone += 1; lock.unlock() }
}
let ticks = Observable<Int>.interval(.milliseconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .default)).share()
let group = DispatchGroup()
for q in 0..<4 {
  DispatchQueue(label: "q\(q)").async(group: group) {
    for n in 0..<20 {
      let owner = Owner(n)
      ticks.subscribe(onNext: { [weak owner] _ in
        guard let owner else { return }
        lock.lock(); seen += owner.id >= 0 ? 1 : 0; lock.unlock()
      }).disposed(by: owner.bag)
      Thread.sleep(forTimeInterval: 0.001)
    }
  }
}
group.notify(queue: .main) {
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { lock.lock(); print(seen >= 0, gone); lock.unlock() }
}
