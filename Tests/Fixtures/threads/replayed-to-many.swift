// ends: 8 true
// Subscribers come to replaying subjects from eight threads while two push; each sees values in their order.
import Foundation
import RxSwift

let subject = ReplaySubject<Int>.create(bufferSize: 3), current = BehaviorSubject(value: -1)
let lock = NSRecursiveLock()
var isOrdered = true, finished = 0
let group = DispatchGroup()
let pushing = DispatchQueue(label: "pushing")
pushing.async(group: group) { for n in 0..<200 { subject.onNext(n); current.onNext(n) }; subject.onCompleted(); current.onCompleted() }
for s in 0..<8 {
  DispatchQueue.global().async(group: group) {
    var last = -2
    let own = NSLock()
    group.enter()
    let source = s % 2 == 0 ? subject.asObservable() : current.asObservable()
    _ = source.subscribe(
      onNext: { n in own.lock(); if n < last { isOrdered = isOrdered && s % 2 == 1 }; last = n; own.unlock() },
      onCompleted: { lock.lock(); finished += 1; lock.unlock(); group.leave() })
  }
}
group.notify(queue: .main) { print(finished, finished == 8) }
