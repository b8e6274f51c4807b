import RxSwift
let o = Observable.of(1)
let a = o.share(replay: "1")
//                      ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let b = o.share(replay: 1, scope: .forevr)
//                                 ^ error: type 'SubjectLifetimeScope' has no member 'forevr'
let c = o.share(scope: .forever, replay: 1)
//                               ^ error: argument 'replay' must precede argument 'scope'
let d = o.replay()
//               ^ error: missing argument for parameter #1 in call
let e = o.publish().connect
let f = o.connect()
//        ^ error: no exact matches in call to instance method 'connect'
let g = o.multicast(PublishSubject<String>())
//        ^ error: instance method 'multicast' requires the types 'Int' and 'PublishSubject<String>.Element' (aka 'String') be equivalent
let h = o.debug(1)
//              ^ error: cannot convert value of type 'Int' to expected argument type 'String'
let i = o.toArray().subscribe(onNext: { print($0) })
//                           ^ error: extraneous argument label 'onNext:' in call
let j = o.asSingle().subscribe(onSuccess: { print($0 + "x") })
//                                                   ^ error: binary operator '+' cannot be applied to operands of type 'PrimitiveSequence<SingleTrait, Int>.Element' (aka 'Int') and 'String'
