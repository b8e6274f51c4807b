import RxSwift
let taps = PublishSubject<Void>()
let text = BehaviorSubject(value: "x")
let a = taps.withLatestFrom(text) { $1.count + "x" }
//                                           ^ error: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
let b = taps.withLatestFrom(text.value)
//           ^ error: type '() throws -> String' cannot conform to 'ObservableConvertibleType'
let c = taps.withLatestFrom { text }
//           ^ error: type '() -> BehaviorSubject<String>' cannot conform to 'ObservableConvertibleType'
let d: Observable<Int> = taps.withLatestFrom(text)
//                            ^ error: conflicting arguments to generic parameter 'Source' ('BehaviorSubject<String>' vs. 'Observable<String>')
let e = taps.withLatestFrom(text) { $0 }
//                                ^ error: contextual closure type '(Void, String) throws -> Void' expects 2 arguments, but 1 was used in closure body
let f = taps.withLatestFrom(text).map { $0 + 1 }
//                                         ^ error: binary operator '+' cannot be applied to operands of type 'String' and 'Int'
let g = taps.flatMap { text.value() }
//           ^ error: instance method 'flatMap' requires that 'String' conform to 'ObservableConvertibleType'
