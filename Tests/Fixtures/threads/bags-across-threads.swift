// ends: 100 100
// Bags filled, emptied and released from several threads; every closure is told once.
import Foundation
import RxSwift

final class Screen {
  let bag = DisposeBag()
  private let onDeath: () -> Void
  init(_ onDeath: @escaping () -> Void) { self.onDeath = onDeath }
  deinit { onDeath() }
}
let lock = NSLock()
var disposed = 0, dead = 0
let source = PublishSubject<Int>()
let group = DispatchGroup()
for n in 0..<100 {
  DispatchQueue.global().async(group: group) {
    let screen = Screen { lock.withLock { dead += 1 } }
    source.subscribe(onNext: { [weak screen] in _ = screen?.bag; _ = $0 + n }, onDisposed: { lock.withLock { disposed += 1 } })
      .disposed(by: screen.bag)
  }
}
group.wait()
source.onNext(1)
print(lock.withLock { disposed }, lock.withLock { dead })
