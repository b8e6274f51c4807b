// A subscription ends when it is disposed: by hand, by a bag that is replaced, or with the owner of the bag.
//
// Document: “RxSwift 入坑手册 Part1 - 示例实战” (A guide to RxSwift, part 1), a Chinese article of 2015.
//
// `:trace subs` is a line for the shell: it shows when subscriptions begin and end, on standard error.
//
//   Scripts/rxsh Scripts/sessions/15-disposing.swift

import Foundation
import RxSwift

:trace subs

print("--- by hand")
let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "timer")
// The document's own lines; the scheduler is not in it.
let subscription = interval(0.3, scheduler)
  .subscribe { (e: Event<Int64>) in
    println(e)
  }

NSThread.sleepForTimeInterval(2)

subscription.dispose()

print("--- a bag that is replaced disposes what it held")
let ticks = PublishSubject<Int>()
var disposeBag = DisposeBag()
ticks.subscribe(onNext: { print("tick \($0)") }).disposed(by: disposeBag)
ticks.onNext(1)
disposeBag = DisposeBag()
ticks.onNext(2)

print("--- so does the end of its owner")
class ViewController {
  let disposeBag = DisposeBag()
  func viewDidLoad() {
    ticks.subscribe(onNext: { print("the controller saw \($0)") }).disposed(by: disposeBag)
  }
  deinit { print("the controller is gone") }
}
var controller: ViewController? = ViewController()
controller?.viewDidLoad()
ticks.onNext(3)
controller = nil
ticks.onNext(4)
print("done")
