import RxSwift

func save(_ text: String) -> Completable {
    Completable.create { completable in
        if text.isEmpty {
            completable(.error(RxError.unknown))
        }
        completable(.completed(()))
//                   ^ error: enum case 'completed' has no associated values
        return Disposables.create()
    }
}

let bag = DisposeBag()
save("x")
    .subscribe(onNext: { print("saved") }, onCompleted: { print("done") })
//                     ^ error: extra argument 'onNext' in call
    .disposed(by: bag)

save("y")
    .andThen(Single.just(3))
//                       ^ error: cannot convert value of type 'Int' to expected argument type 'String'
    .subscribe(onSuccess: { (text: String) in print(text) })
    .disposed(by: bag)
