import RxSwift
import RxTest

// Letters are strings, digits are numbers where numbers are wanted.
_ = cold("-a-(bc)|").subscribe { print("cold", $0) }
_ = cold("-1-2#").map { $0 * 10 }.subscribe(
  onNext: { print("number", $0) }, onError: { print("error", $0) })

let prices: Observable<Int> = cold("3-4|")
_ = prices.toArray().subscribe(onSuccess: { print($0) })

struct Point { let x: Int }
_ = cold("a-b|", ["a": Point(x: 1), "b": Point(x: 2)]).subscribe(onNext: { print($0.x, $0) })

// A hot one goes on without anybody; what is left of ^ is past.
let ticks = hot("-a-^-b-c-|")
_ = ticks.delaySubscription(.milliseconds(300), scheduler: MainScheduler.instance)
  .subscribe { print("late", $0) }
_ = ticks.subscribe { print("hot", $0) }

enum Failure: Error { case broken }
_ = hot("-#", error: Failure.broken).subscribe(onError: { print("failed", $0) })
_ = cold(" 'two words' - 300ms é|", frame: 10).subscribe { print($0) }
