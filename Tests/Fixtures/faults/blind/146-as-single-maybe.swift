import RxSwift

func find(_ id: Int) -> Maybe<String> {
    id == 1 ? .just("one") : .empty
//                            ^ error: member 'empty()' is a function that produces expected type 'PrimitiveSequence<MaybeTrait, PrimitiveSequence<MaybeTrait, String>.Element>' (aka 'PrimitiveSequence<MaybeTrait, String>'); did you mean to call it?
}

func required(_ id: Int) -> Single<String> {
    find(id)
        .ifEmpty(default: 0)
//                        ^ error: cannot convert value of type 'Int' to expected argument type 'PrimitiveSequence<MaybeTrait, String>.Element' (aka 'String')
}

let bag = DisposeBag()
find(1)
    .subscribe(onSuccess: { print($0) }, onFailure: { print($0) })
//   ^ error: referencing instance method 'subscribe(onSuccess:onFailure:onDisposed:)' on 'PrimitiveSequenceType' requires the types 'MaybeTrait' and 'SingleTrait' be equivalent
    .disposed(by: bag)
Single.zip(required(1), required(2)) { $0 + $1 + 1 }
//                                             ^ error: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
    .subscribe(onSuccess: { print($0) })
    .disposed(by: bag)
