import RxSwift
let a = Observable.of(1)
let b = Observable.of("x")
let c = Observable.combineLatest(a, b)
c.map { $0 + 1 }
//      ^ error: cannot convert value of type '(Int, String)' to expected argument type 'Int'
c.map { x, y in x + y }
//                ^ error: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
c.map { $0.2 }
//         ^ error: value of tuple type '(Int, String)' has no member '2'
c.map { (n: Int, s: Int) in n }
//    ^ error: cannot convert value of type '(Int, Int) -> Int' to expected argument type '((Int, String)) throws -> Int'
c.subscribe(onNext: { n, s, t in print(n) })
//                  ^ error: cannot convert value of type '(Any, _, _) -> ()' to expected argument type '((Int, String)) -> Void'
let d: Observable<(String, Int)> = Observable.combineLatest(a, b)
//                                            ^ error: cannot assign value of type 'Observable<(Int, String)>' to type 'Observable<(String, Int)>'
let e = Observable.combineLatest(a, 3)
//                 ^ error: static method 'combineLatest' requires that 'Int' conform to 'ObservableType'
let f = Observable.combineLatest([a, b])
//      ^ error: conflicting arguments to generic parameter 'Element' ('Int' vs. 'String')
//                 ^ error: conflicting arguments to generic parameter 'Collection' ('[Observable<Int>]' vs. '[Observable<String>]')
//                 ^ error: conflicting arguments to generic parameter 'Self' ('Observable<Int>' vs. 'Observable<String>')
//                               ^ error: conflicting arguments to generic parameter 'Element' ('Observable<Int>' vs. 'Observable<String>')
let g = a.combineLatest(b)
//      ^ error: static member 'combineLatest' cannot be used on instance of type 'Observable<Int>'
//        ^ error: static method 'combineLatest' requires that 'Observable<String>' conform to 'Collection'
let h = Observable.zip(a, b) { $0 + $1 }
//                 ^ error: type '(String, String) -> String' cannot conform to 'ObservableType'
let i = Observable.zip(a, b) { "\($0)" + $1.count }
//                                     ^ error: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
