import RxSwift

let a: Observable<Int> = Observable.empty
//                                  ^ error: function produces expected type 'Observable<Int>'; did you mean to call it with '()'?
let b: Observable<Int> = .never
//                        ^ error: member 'never()' is a function that produces expected type 'Observable<Int>'; did you mean to call it?
let c: Observable<Int> = Observable.just
//                                  ^ error: no 'just' candidates produce the expected contextual result type 'Observable<Int>'
