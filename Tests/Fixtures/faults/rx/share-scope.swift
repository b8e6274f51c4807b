import RxSwift

let numbers = Observable.of(1, 2).share(replay: 1, scope: .always)
//                                                         ^ error: type 'SubjectLifetimeScope' has no member 'always'
