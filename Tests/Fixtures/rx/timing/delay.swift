import RxSwift

let bag = DisposeBag()
Observable.of(1, 2).delay(.milliseconds(300), scheduler: MainScheduler.instance).subscribe { print("delayed", $0) }.disposed(by: bag)
Observable.of("a").delaySubscription(.milliseconds(100), scheduler: MainScheduler.instance).subscribe { print($0) }.disposed(by: bag)
print("subscribed")
