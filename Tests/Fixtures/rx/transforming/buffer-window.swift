import RxSwift

let bag = DisposeBag()
Observable.of(1, 2, 3, 4, 5).buffer(timeSpan: .seconds(1), count: 2, scheduler: MainScheduler.instance)
  .subscribe { print($0) }.disposed(by: bag)
Observable.of(1, 2, 3).window(timeSpan: .seconds(1), count: 2, scheduler: MainScheduler.instance)
  .flatMap { $0.toArray() }.subscribe(onNext: { print("window", $0) }).disposed(by: bag)
