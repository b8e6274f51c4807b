import RxSwift

let bag = DisposeBag()
let ticks = Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.instance).take(3).replay(1).refCount()
ticks.subscribe(onNext: { print("a", $0) }).disposed(by: bag)
Observable<Int>.timer(.milliseconds(250), scheduler: MainScheduler.instance)
  .flatMap { _ in ticks }.subscribe(onNext: { print("late", $0) }).disposed(by: bag)
