// ends: 600 600 true 200
import RxSwift
import Foundation
// Elements that come from several queues are sent one at a time, and none is lost.
let queues = (0..<3).map { DispatchQueue(label: "q\($0)") }
let subjects = queues.map { _ in PublishSubject<Int>() }
let bag = DisposeBag()
var merged = 0, flattened = 0, inside = 0, isSerial = true
func one(_ body: () -> Void) { inside += 1; if inside != 1 { isSerial = false }; body(); inside -= 1 }
Observable.merge(subjects).subscribe(onNext: { _ in one { merged += 1 } }).disposed(by: bag)
Observable.from(subjects).flatMap { $0 }.subscribe(onNext: { _ in flattened += 1 }).disposed(by: bag)
var latest = 0, zipped = 0, with = 0, sampled = 0, amb = 0
Observable.combineLatest(subjects[0], subjects[1], subjects[2]) { $0 + $1 + $2 }.subscribe(onNext: { _ in latest += 1 }).disposed(by: bag)
Observable.combineLatest(subjects).subscribe(onNext: { _ in latest += 1 }).disposed(by: bag)
Observable.zip(subjects[0], subjects[1], subjects[2]) { $0 + $1 - 2 * $2 }.subscribe(onNext: { zipped += 1; if $0 != 0 { isSerial = false } }).disposed(by: bag)
subjects[0].withLatestFrom(subjects[1]) { $0 + $1 }.subscribe(onNext: { _ in with += 1 }).disposed(by: bag)
subjects[0].sample(subjects[2]).subscribe(onNext: { _ in sampled += 1 }).disposed(by: bag)
subjects[0].amb(subjects[1]).subscribe(onNext: { _ in amb += 1 }).disposed(by: bag)
subjects[0].take(until: subjects[1].filter { $0 == 150 }).concat(subjects[2]).subscribe(onNext: { _ in }).disposed(by: bag)
let group = DispatchGroup()
for (queue, subject) in zip(queues, subjects) {
  queue.async(group: group) { for i in 0..<200 { subject.onNext(i) }; subject.onCompleted() }
}
group.wait()
print(merged, flattened, isSerial, zipped)
