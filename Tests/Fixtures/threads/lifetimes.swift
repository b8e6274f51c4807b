// ends: all gone true
// Objects made on one queue, captured weakly on another, freed on a third; bags disposed while events arrive.
import Foundation
import RxSwift

final class Counter {
  private let lock = NSLock()
  private var value = 0
  func add(_ n: Int) { lock.lock(); value += n; lock.unlock() }
  var now: Int { lock.lock(); defer { lock.unlock() }; return value }
}
let alive = Counter()
final class Screen {
  let bag = DisposeBag()
  let title: String
  var seen = [Int]()
  lazy var name: String = title + "!"
  init(_ title: String) { self.title = title; alive.add(1) }
  deinit { alive.add(-1) }
}
let source = PublishSubject<Int>()
let group = DispatchGroup()
let serial = SerialDispatchQueueScheduler(internalSerialQueueName: "screens")
for q in 0..<4 {
  DispatchQueue.global().async(group: group) {
    for i in 0..<60 {
      let screen = Screen("\(q).\(i)")
      source.observe(on: serial).subscribe(onNext: { [weak screen] n in
        guard let screen else { return }
        screen.seen.append(n)
      }).disposed(by: screen.bag)
      _ = screen.name.count
      let keep = { [screen] in screen.title }
      DispatchQueue.global().async(group: group) { _ = keep() }
    }
  }
}
DispatchQueue.global().async(group: group) { for i in 0..<100 { source.onNext(i) } }
group.notify(queue: .main) {
  source.onCompleted()
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { print("all gone", alive.now == 0) }
}
