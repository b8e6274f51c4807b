import RxSwift
func find(_ id: Int) -> Maybe<String> { id == 1 ? .just("one") : .empty }
//                                                                ^ error: member 'empty()' is a function that produces expected type 'PrimitiveSequence<MaybeTrait, PrimitiveSequence<MaybeTrait, String>.Element>' (aka 'PrimitiveSequence<MaybeTrait, String>'); did you mean to call it?
func f2(_ id: Int) -> Observable<String> { if id == 1 { return .empty }; return .just("x") }
//                                                              ^ error: member 'empty()' is a function that produces expected type 'Observable<String>'; did you mean to call it?
func f3(_ id: Int) -> Observable<String> { id == 1 ? .just(1) : .empty() }
//                                                         ^ error: cannot convert value of type 'Int' to expected argument type 'String'
