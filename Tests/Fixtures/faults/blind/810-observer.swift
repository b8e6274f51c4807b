import RxSwift
let s = PublishSubject<Int>()
let obs: AnyObserver<String> = s.asObserver()
//                               ^ error: no 'asObserver' candidates produce the expected contextual result type 'AnyObserver<String>'
let o: AnyObserver<Int> = AnyObserver { e in print(e.value) }
//                        ^ error: initializer 'init(_:)' requires the types 'Int' and '((_) -> ()).Element' be equivalent
//                        ^ error: type '(_) -> ()' cannot conform to 'ObserverType'
_ = Observable.of("x").subscribe(s)
//                     ^ error: instance method 'subscribe' requires that 'Observable<Int>' conform to 'ObserverType'
_ = Observable.of("x").bind(to: s)
//                     ^ error: no exact matches in call to instance method 'bind'
let b: Observable<String> = s
//                          ^ error: cannot assign value of type 'Observable<Int>' to type 'Observable<String>'
let c: PublishSubject<Int> = s.asObservable()
//                             ^ error: cannot convert value of type 'Observable<Int>' to specified type 'PublishSubject<Int>'
let d = s.map { $0 }.onNext(3)
//                   ^ error: value of type 'Observable<Int>' has no member 'onNext'
