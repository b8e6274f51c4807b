import RxSwift
func a() -> Observable<Int> { Single.just(1) }
//                                   ^ error: cannot convert return expression of type 'PrimitiveSequence<SingleTrait, PrimitiveSequence<SingleTrait, Int>.Element>' (aka 'PrimitiveSequence<SingleTrait, Int>') to return type 'Observable<Int>'
func b() -> Single<Int> { Observable.just(1) }
//                                   ^ error: cannot convert return expression of type 'Observable<Int>' to return type 'Single<Int>' (aka 'PrimitiveSequence<SingleTrait, Int>')
func c() -> Observable<Int> { .just("x") }
//                                  ^ error: cannot convert value of type 'String' to expected argument type 'Int'
func d() -> Observable<Int> { return 3 }
//                                   ^ error: cannot convert return expression of type 'Int' to return type 'Observable<Int>'
func e() -> Observable<Int> { Observable.just(1).map { "\($0)" } }
//                                                     ^ error: cannot convert value of type 'String' to closure result type 'Int'
func f() -> Single<String> { Single.just(1) }
//                                       ^ error: cannot convert value of type 'Int' to expected argument type 'String'
func g() -> Completable { Observable<Int>.empty() }
//                                        ^ error: cannot convert return expression of type 'Observable<Int>' to return type 'Completable' (aka 'PrimitiveSequence<CompletableTrait, Never>')
func h() -> Observable<[Int]> { Observable.of(1, 2) }
//                                            ^ error: cannot convert value of type 'Int' to expected argument type '[Int]'
//                                               ^ error: cannot convert value of type 'Int' to expected argument type '[Int]'
func i() -> Observable<Int> { .error("x") }
//                                   ^ error: argument type 'String' does not conform to expected type 'Error'
func j() -> Observable<Void> { .just() }
//                                   ^ error: missing argument for parameter #1 in call
func k() -> Observable<Int> { PublishSubject<String>() }
//                            ^ error: cannot convert return expression of type 'Observable<String>' to return type 'Observable<Int>'
