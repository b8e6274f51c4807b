import RxSwift
let o = Observable.of(1, 2)
let a = o.asInfallible()
//                     ^ error: missing argument for parameter 'onErrorJustReturn' in call
let b = o.asInfallible(onErrorJustReturn: "x")
//                                        ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let i: Infallible<Int> = .just(1)
_ = i.subscribe(onNext: { print($0) }, onError: { print($0) })
//                                              ^ error: extra argument 'onError' in call
let c = i.catchAndReturn(1)
//        ^ error: value of type 'Infallible<Int>' has no member 'catchAndReturn'
let d = Infallible<Int>.create { o in o(.error(RxError.unknown)); return Disposables.create() }
//                                       ^ error: type 'InfallibleEvent<Int>' has no member 'error'
