import RxSwift

let lengths: Observable<Int> = Observable.just("a").map { $0.uppercased() }
//                                                           ^ error: cannot convert value of type 'String' to closure result type 'Int'
