import RxSwift
let g = Observable.of(1).flatMapFirst { }
//                       ^ error: type '()' cannot conform to 'ObservableConvertibleType'
//                                    ^ error: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
let h = Observable.of(1).flatMap { _ in }
//                       ^ error: type '()' cannot conform to 'ObservableConvertibleType'
