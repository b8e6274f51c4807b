import RxSwift

let bag = DisposeBag()
Observable<Int>.never().timeout(.seconds(2), scheduler: MainScheduler.instance).subscribe { print($0) }.disposed(by: bag)
Observable<Int>.interval(.seconds(3), scheduler: MainScheduler.instance)
  .timeout(.seconds(1), other: Observable.just(-1), scheduler: MainScheduler.instance)
  .subscribe { print("other", $0) }.disposed(by: bag)
Observable.of("a", "b").delay(.seconds(1), scheduler: MainScheduler.instance).subscribe { print($0) }.disposed(by: bag)
Observable.just("late").delaySubscription(.milliseconds(1500), scheduler: MainScheduler.instance)
  .subscribe { print($0) }.disposed(by: bag)
