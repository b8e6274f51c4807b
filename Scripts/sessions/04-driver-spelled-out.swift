// Meaning of `asDriver(onErrorJustReturn:)`.
//
// Documents: “Driver” and “RxSwift Driver”, two Chinese tutorials of 2020.
//
// One sequence twice: once as a Driver, once with the three operators that make one. Both print the same, for one
// subscriber, for a second one that comes late, and after an error.
//
//   Scripts/rxsh Scripts/sessions/04-driver-spelled-out.swift

import RxCocoa
import RxSwift

struct Broken: Error {}

/// Says when it is subscribed to: sharing means that this happens once.
func numbers(_ name: String, _ source: PublishSubject<Int>) -> Observable<Int> {
  source.do(onSubscribed: { print("\(name): subscribed to the source") })
}

print("--- asDriver(onErrorJustReturn:)")
let first = PublishSubject<Int>()
let driver = numbers("driver", first).asDriver(onErrorJustReturn: -1)
let driverBag = DisposeBag()
driver.drive(onNext: { print("driver a \($0)") }, onCompleted: { print("driver a completed") }).disposed(by: driverBag)
first.onNext(1)
driver.drive(onNext: { print("driver b \($0)") }, onCompleted: { print("driver b completed") }).disposed(by: driverBag)
first.onNext(2)
first.onError(Broken())

// The tutorials' lines. They end in `Driver(raw: safeSequence)`, an initializer of RxSwift's own.
func spelledOut(_ xs: Observable<Int>, onErrorJustReturn: Int) -> Observable<Int> {
  let safeSequence = xs
    .observeOn(MainScheduler.instance)       // 主线程监听
    .catchErrorJustReturn(onErrorJustReturn) // 无法产生错误
    .share(replay: 1, scope: .whileConnected)// 共享附加作用
  return safeSequence           // 封装
}

print("--- spelled out")
let second = PublishSubject<Int>()
let safeSequence = spelledOut(numbers("spelled", second), onErrorJustReturn: -1)
let safeBag = DisposeBag()
safeSequence.subscribe(onNext: { print("spelled a \($0)") }, onCompleted: { print("spelled a completed") })
  .disposed(by: safeBag)
second.onNext(1)
safeSequence.subscribe(onNext: { print("spelled b \($0)") }, onCompleted: { print("spelled b completed") })
  .disposed(by: safeBag)
second.onNext(2)
second.onError(Broken())
