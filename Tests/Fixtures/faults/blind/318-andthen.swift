import RxSwift
func save() -> Completable { .empty() }
let bag = DisposeBag()
save().andThen(Single.just(3)).subscribe(onSuccess: { (text: String) in print(text) }).disposed(by: bag)
//                         ^ error: cannot convert value of type 'Int' to expected argument type 'String'
Single.just(3).subscribe(onSuccess: { (text: String) in print(text) }).disposed(by: bag)
//          ^ error: cannot convert value of type 'Int' to expected argument type 'String'
Observable.just(3).subscribe(onNext: { (text: String) in print(text) }).disposed(by: bag)
//              ^ error: cannot convert value of type 'Int' to expected argument type 'String'
Observable.of(1).map { $0 + 1 }.subscribe(onNext: { (text: String) in print(text) }).disposed(by: bag)
//                        ^ error: cannot convert value of type 'Int' to closure result type 'String'
