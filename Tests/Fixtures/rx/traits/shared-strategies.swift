import RxSwift
import RxCocoa

// `asSharedSequence` is what asDriver and asSignal are made of.
struct Failure: Error {}
let source = Observable.of(1, 2).concat(Observable<Int>.error(Failure()))
let driver: Driver<Int> = source.asSharedSequence(onErrorJustReturn: 0)
let signal: Signal<Int> = source.asSharedSequence(onErrorRecover: { error in Signal.of(8, 9) })
let named = source.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorDriveWith: .just(7))
_ = driver.drive(onNext: { print("driver", $0) })
_ = signal.emit(onNext: { print("signal", $0) })
_ = named.drive(onNext: { print("named", $0) })
_ = DriverSharingStrategy.share(Observable.just(1)).subscribe(onNext: { print("shared", $0) })

// Which scheduler they are delivered on can be replaced.
let previous = SharingScheduler.make
SharingScheduler.make = { ConcurrentMainScheduler.instance }
_ = Driver.just(1).drive(onNext: { print("made", $0) })
SharingScheduler.make = previous
