// ends: closed
// Operators that hold state, fed from several threads through observe(on:), while others subscribe and leave.
import Foundation
import RxSwift

let queues = (0..<3).map { SerialDispatchQueueScheduler(internalSerialQueueName: "q\($0)") }
let pool = ConcurrentDispatchQueueScheduler(qos: .utility)
let bag = DisposeBag()
let ticks = Observable<Int>.interval(.milliseconds(2), scheduler: pool).take(60).share(replay: 2)
let lock = NSLock()
var results: [String: Int] = [:]
func count(_ name: String) { lock.lock(); results[name, default: 0] += 1; lock.unlock() }
let streams = queues.enumerated().map { index, queue in ticks.observe(on: queue).map { $0 * (index + 1) } }
Observable.zip(streams) { $0.reduce(0, +) }.subscribe(onNext: { _ in count("zip") }).disposed(by: bag)
Observable.combineLatest(streams[0], streams[1]) { ($0, $1) }.distinctUntilChanged(==).subscribe(onNext: { _ in count("latest") }).disposed(by: bag)
Observable.merge(streams).groupBy { $0 % 3 }.flatMap { g in g.scan(0, accumulator: +).map { (g.key, $0) } }
  .subscribe(onNext: { count("group \($0.0)") }).disposed(by: bag)
Observable.merge(streams).window(timeSpan: .milliseconds(15), count: 10, scheduler: queues[0]).flatMap { $0.toArray() }
  .subscribe(onNext: { count("window \($0.isEmpty)") }).disposed(by: bag)
Observable.merge(streams).buffer(timeSpan: .milliseconds(10), count: 5, scheduler: queues[1]).subscribe(onNext: { _ in count("buffer") }).disposed(by: bag)
streams[2].throttle(.milliseconds(7), scheduler: queues[2]).withLatestFrom(streams[0]).sample(ticks).subscribe(onNext: { _ in count("sample") }).disposed(by: bag)
ticks.flatMapLatest { n in Observable<Int>.timer(.milliseconds(1), scheduler: pool).map { _ in n } }.observe(on: MainScheduler.instance)
  .subscribe(onNext: { _ in count("latest inner") }, onCompleted: {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
      lock.lock()
      print(results["zip"] ?? 0)
      lock.unlock()
      print("closed")
    }
  }).disposed(by: bag)
for _ in 0..<20 {
  DispatchQueue.global().async {
    let d = ticks.take(3).subscribe(onNext: { _ in count("late") })
    Thread.sleep(forTimeInterval: 0.004)
    d.dispose()
  }
}
