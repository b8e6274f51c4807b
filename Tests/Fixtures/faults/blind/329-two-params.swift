import RxSwift
let clicks = PublishSubject<Void>()
let bag = DisposeBag()
clicks.map { "click" }.subscribe(onNext: { text, index in print(text) }).disposed(by: bag)
//                                               ^ error: cannot infer type of closure parameter 'index' without a type annotation
