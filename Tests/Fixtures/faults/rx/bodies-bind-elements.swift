import RxSwift
let a = Observable.create { o in o.onNext(1); o.onNext("a"); return Disposables.create() }
//                                                     ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let b = Observable.create { o in o.onCompleted(); return Disposables.create() }
//      ^ error: generic parameter 'Element' could not be inferred
let c = Observable.create { o in o.onNext(1); o.foo(); return Disposables.create() }
//                                              ^ error: value of type 'AnyObserver<Int>' has no member 'foo'
let d = Observable.create { o in
  o.onNext(1)
  let x: Int = "a"
//             ^ error: cannot convert value of type 'String' to specified type 'Int'
  return Disposables.create()
}
let e = Observable.create { o in o.onNext(1) }
//                                 ^ error: cannot convert value of type '()' to closure result type 'any Disposable'
let g = Observable.create { o in o.onNext(bar); return Disposables.create() }
//                                        ^ error: cannot find 'bar' in scope
