// ends: published behaved replayed relayed
import RxSwift
import RxRelay
import Foundation
// Subscribing, giving up and asking while another queue sends: each subject and relay has one sender, as its contract wants.
let publish = PublishSubject<Int>(), behavior = BehaviorSubject(value: 0), replay = ReplaySubject<Int>.create(bufferSize: 3)
let unbounded = ReplaySubject<Int>.createUnbounded(), last = AsyncSubject<Int>()
let events = PublishRelay<Int>(), state = BehaviorRelay(value: 0), kept = ReplayRelay<Int>.create(bufferSize: 2)
let lock = NSLock()
var sum = 0
func add(_ n: Int) { lock.lock(); sum += n; lock.unlock() }
let group = DispatchGroup()
let senders: [(Int) -> Void] = [
  { publish.onNext($0) }, { behavior.onNext($0) }, { replay.onNext($0) }, { unbounded.onNext($0) }, { last.onNext($0) },
  { events.accept($0) }, { state.accept($0) }, { kept.accept($0) },
]
for send in senders { DispatchQueue.global().async(group: group) { for i in 0..<60 { send(i) } } }
let all = [
  publish.asObservable(), behavior.asObservable(), replay.asObservable(), unbounded.asObservable(), last.asObservable(),
  events.asObservable(), state.asObservable(), kept.asObservable(),
]
for observable in all {
  for _ in 0..<2 {
    DispatchQueue.global().async(group: group) {
      for i in 0..<15 {
        let subscription = observable.map { $0 + i }.subscribe(onNext: { add($0) })
        if i % 2 == 0 { observable.take(1).subscribe(onNext: { add($0) }).dispose() }
        _ = publish.hasObservers
        _ = try? behavior.value()
        add(state.value)
        subscription.dispose()
      }
    }
  }
}
group.wait()
for finish in [{ publish.onCompleted() }, { behavior.onCompleted() }, { replay.onCompleted() }, { last.onCompleted() }] {
  DispatchQueue.global().async(group: group) { finish() }
}
DispatchQueue.global().async(group: group) { unbounded.onError(RxError.unknown) }
group.wait()
var ends: [String] = []
publish.subscribe(onCompleted: { ends.append("published") }).dispose()
behavior.subscribe(onCompleted: { ends.append("behaved") }).dispose()
replay.subscribe(onNext: { if $0 == 59 { ends.append("replayed") } }).dispose()
state.filter { $0 == 59 }.subscribe(onNext: { _ in ends.append("relayed") }).dispose()
print(ends.joined(separator: " "))
