import RxSwift
let bag = DisposeBag()
let o = Observable.of(1, 2)
o.disposed(by: bag)
// ^3 error: value of type 'Observable<Int>' has no member 'disposed'
o.subscribe().disposed(bag)
//                     ^ error: missing argument label 'by:' in call
o.subscribe().disposed(by: bags)
//                         ^ error: cannot find 'bags' in scope
o.subscribe().dispose(by: bag)
//                        ^ error: argument passed to call that takes no arguments
o.subscribe().disposed()
//                     ^ error: missing argument for parameter 'by' in call
o.subscribe().disposed(by: DisposeBag)
//                         ^ error: cannot convert value of type 'DisposeBag.Type' to expected argument type 'DisposeBag'
o.map { $0 }.disposed(by: bag)
//           ^ error: value of type 'Observable<Int>' has no member 'disposed'
let d: DisposeBag = o.subscribe()
//                    ^ error: cannot convert value of type 'any Disposable' to specified type 'DisposeBag'
let e: Disposable = o.subscribe().disposed(by: bag)
//                                ^ error: value of type '()' does not conform to specified type 'Disposable'
bag.insert(o)
//  ^ error: no exact matches in call to instance method 'insert'
