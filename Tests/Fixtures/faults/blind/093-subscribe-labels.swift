import RxSwift

enum LoadError: Error { case failed }

func load(_ id: Int) -> Single<String> {
    Single.create { single in
        if id > 0 {
            single(.success("item \(id)"))
        } else {
            single(.error(LoadError.failed))
//                  ^ error: type 'Result<PrimitiveSequence<SingleTrait, String>.Element, any Error>' (aka 'Result<String, any Error>') has no member 'error'
        }
        return Disposables.create()
    }
}

let bag = DisposeBag()
load(1)
    .subscribe(onNext: { print($0) }, onError: { print($0) })
//                                             ^ error: extra argument 'onError' in call
    .disposed(by: bag)
