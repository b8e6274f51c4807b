import RxCocoa
import RxSwift

let results = Observable.just("a").asDriver()
//                                          ^ error: missing argument for parameter 'onErrorJustReturn' in call
