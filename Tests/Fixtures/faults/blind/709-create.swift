import RxSwift
let a = Observable<Int>.create { observer in
    observer.onNext("x")
//                  ^ error: cannot convert value of type 'String' to expected argument type 'Int'
    return Disposables.create()
}
let b = Observable<Int>.create { observer in
    observer.onNext(1)
//           ^ error: cannot convert value of type '()' to closure result type 'any Disposable'
}
let c = Observable<Int>.create { 
//                             ^ error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
    return Disposables.create()
}
let d = Observable.create { observer in
    observer.onNext(1)
    return Disposables.create()
}
let e = Observable<Int>.create { observer in
    observer.next(1)
//           ^ error: value of type 'AnyObserver<Int>' has no member 'next'
    return Disposables.creat()
}
