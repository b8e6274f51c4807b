// ends: 400 400
// An object's relays, accepted from four queues and read from two more, while its computed properties look at both.
import Foundation
import RxCocoa
import RxSwift

final class Model {
  let count = BehaviorRelay(value: 0), log = BehaviorRelay<[Int]>(value: [])
  private let lock = NSLock()
  var summary: String { "\(count.value) \(log.value.count)" }
  func add(_ n: Int) {
    lock.lock(); defer { lock.unlock() }
    count.accept(count.value + 1)
    log.accept(log.value + [n])
  }
}
let model = Model(), group = DispatchGroup(), bag = DisposeBag()
model.log.asDriver().map(\.count).distinctUntilChanged().drive(onNext: { _ in _ = model.summary }).disposed(by: bag)
for q in 0..<4 { DispatchQueue(label: "w\(q)").async(group: group) { for n in 0..<100 { model.add(n) } } }
for _ in 0..<2 { DispatchQueue.global().async(group: group) { for _ in 0..<200 { _ = model.summary.count } } }
group.notify(queue: .main) { print(model.summary) }
