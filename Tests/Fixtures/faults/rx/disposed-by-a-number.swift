import RxSwift

Observable.just(1).subscribe().disposed(by: 3)
//                                          ^ error: cannot convert value of type 'Int' to expected argument type 'DisposeBag'
