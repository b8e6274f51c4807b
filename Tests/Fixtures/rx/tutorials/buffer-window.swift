import RxSwift

let bag = DisposeBag()
Observable.of(1, 2, 3, 4, 5).buffer(timeSpan: .seconds(1), count: 2, scheduler: MainScheduler.instance)
  .subscribe { print($0) }.disposed(by: bag)
Observable<Int>.interval(.milliseconds(300), scheduler: MainScheduler.instance).take(7)
  .buffer(timeSpan: .seconds(1), count: 10, scheduler: MainScheduler.instance)
  .map { $0.map(String.init).joined(separator: ",") }
  .subscribe { print($0) }.disposed(by: bag)
Observable.of("a", "b", "c").window(timeSpan: .seconds(1), count: 2, scheduler: MainScheduler.instance)
  .flatMap { $0.toArray() }
  .subscribe(onNext: { print($0) }).disposed(by: bag)
