import RxSwift
let o = Observable.of(1, 2)
let a = o.flatMap { $0 * 2 }
//        ^ error: instance method 'flatMap' requires that 'Int' conform to 'ObservableConvertibleType'
let b = o.flatMapLatest { "\($0)" }
//        ^ error: no exact matches in call to instance method 'flatMapLatest'
let c = o.flatMap { n in n }
//        ^ error: instance method 'flatMap' requires that 'Int' conform to 'ObservableConvertibleType'
let d = o.flatMap { n in
//        ^ error: instance method 'flatMap' requires that 'Int' conform to 'ObservableConvertibleType'
    let m = n + 1
    return m
}
