// window and buffer by time and count.
import RxSwift

let s = MainScheduler.instance
let ticks = Observable<Int>.interval(.milliseconds(100), scheduler: s).take(10)
_ = ticks.buffer(timeSpan: .milliseconds(350), count: 3, scheduler: s).subscribe { print("buffer", $0) }
_ = ticks.window(timeSpan: .milliseconds(250), count: 10, scheduler: s).enumerated()
  .flatMap { index, window in window.toArray().map { "w\(index): \($0)" } }
  .subscribe { print($0) }
_ = Observable<Int>.empty().buffer(timeSpan: .seconds(1), count: 2, scheduler: s).subscribe { print("empty", $0) }
_ = Observable.of(1, 2, 3, 4, 5).buffer(timeSpan: .never, count: 2, scheduler: s).subscribe { print("count", $0) }
_ = Observable.of(1, 2, 3).concat(Observable.error(RxError.unknown)).buffer(timeSpan: .seconds(1), count: 2, scheduler: s)
  .subscribe { print("error", $0) }
