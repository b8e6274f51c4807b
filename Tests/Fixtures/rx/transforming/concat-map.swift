import RxSwift

let bag = DisposeBag()
Observable.of(3, 1, 2).concatMap { n in
  Observable<Int>.timer(.milliseconds(n * 100), scheduler: MainScheduler.instance).map { _ in n }
}.subscribe { print($0) }.disposed(by: bag)
