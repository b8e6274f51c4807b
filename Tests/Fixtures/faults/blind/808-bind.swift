import RxSwift
import RxCocoa
let bag = DisposeBag()
let o = Observable.of(1)
let name = BehaviorRelay(value: "")
let sub = PublishSubject<String>()
o.bind(to: name).disposed(by: bag)
// ^3 error: no exact matches in call to instance method 'bind'
o.bind(name).disposed(by: bag)
// ^3 error: no exact matches in call to instance method 'bind'
o.bind(to: sub).disposed(by: bag)
// ^3 error: no exact matches in call to instance method 'bind'
o.map { "\($0)" }.bind(to: nam).disposed(by: bag)
//                         ^ error: cannot find 'nam' in scope
o.bind(onNext: { (s: String) in print(s) }).disposed(by: bag)
//             ^ error: cannot convert value of type '(String) -> ()' to expected argument type '(Int) -> Void'
o.bind(onNext: { print($0.count) }).disposed(by: bag)
//                        ^ error: value of type 'Int' has no member 'count'
o.bind { a, b in print(a) }.disposed(by: bag)
// ^3 error: no exact matches in call to instance method 'bind'
//          ^ error: cannot infer type of closure parameter 'b' without a type annotation
o.bind(to: 3).disposed(by: bag)
// ^3 error: no exact matches in call to instance method 'bind'
o.bind(to: print).disposed(by: bag)
// ^3 error: no exact matches in call to instance method 'bind'
