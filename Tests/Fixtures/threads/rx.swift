// ends: both
import RxSwift
import RxCocoa
import Foundation
let bag = DisposeBag()
var seen: [Int] = []
let serial = SerialDispatchQueueScheduler(qos: .default)
let concurrent = ConcurrentDispatchQueueScheduler(qos: .background)
let subjects = (0..<3).map { _ in PublishSubject<Int>() }
let relay = BehaviorRelay(value: 0)
let group = DispatchGroup()
Observable.combineLatest(subjects) { $0.reduce(0, +) }.observe(on: serial).subscribe(onNext: { seen.append($0) }).disposed(by: bag)
Observable.merge(subjects.map { $0.observe(on: concurrent).map { $0 * 2 } }).subscribe(onNext: { relay.accept($0) }).disposed(by: bag)
relay.asDriver().drive(onNext: { _ in seen.append(0) }).disposed(by: bag)
let shared = Observable<Int>.interval(.milliseconds(2), scheduler: concurrent).share(replay: 1)
for _ in 0..<3 { shared.take(20).flatMap { Observable.just($0).subscribe(on: concurrent) }.scan(0, accumulator: +).subscribe(onNext: { seen.append($0) }).disposed(by: bag) }
for subject in subjects {
  DispatchQueue.global().async(group: group) { for i in 0..<200 { subject.onNext(i) } }
}
group.wait()
Observable.zip(shared, shared.skip(1)) { $0 + $1 }.take(10).observe(on: MainScheduler.instance).subscribe(onNext: { _ in seen.append(1) }, onCompleted: { over() }).disposed(by: bag)
var count = 0
// Which of the two ends first depends on the machine.
var left = 2
func over() { left -= 1; if left == 0 { print("both") } }
let timer = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: true) { timer in count += 1; if count == 60 { timer.invalidate(); over() } }
for i in 0..<20 { Observable.just(i).delay(.milliseconds(i), scheduler: concurrent).debounce(.milliseconds(1), scheduler: serial).subscribe(onNext: { seen.append($0) }).disposed(by: bag) }
class Node { var next: Node?; let n: Int; init(_ n: Int) { self.n = n }; deinit { seen.append(n) } }
for q in 0..<4 { DispatchQueue.global().async { for i in 0..<100 { let a = Node(i); a.next = Node(q); _ = "\(a.n) \(a.next!.n)" } } }
