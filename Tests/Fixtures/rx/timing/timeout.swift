import RxSwift

let bag = DisposeBag()
Observable<Int>.never().timeout(.milliseconds(100), scheduler: MainScheduler.instance).subscribe { print($0) }.disposed(by: bag)
Observable<Int>.never().timeout(.milliseconds(200), other: Observable.just(5), scheduler: MainScheduler.instance).subscribe { print($0) }.disposed(by: bag)
