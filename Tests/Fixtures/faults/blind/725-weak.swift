import RxSwift
final class VM {
    let bag = DisposeBag(); let s = PublishSubject<Int>(); var n = 0; var t = ""
    func a() { s.subscribe(onNext: { [weak self] in self.n = $0 }).disposed(by: bag) }
//                                                  ^ error: value of optional type 'VM?' must be unwrapped to refer to member 'n' of wrapped base type 'VM'
    func b() { s.subscribe(onNext: { n = $0 }).disposed(by: bag) }
//                                   ^ error: reference to property 'n' in closure requires explicit use of 'self' to make capture semantics explicit
    func c() { s.subscribe(onNext: { [weak self] v in self?.t = v }).disposed(by: bag) }
//                                                              ^ error: cannot assign value of type 'Int' to type 'String'
    func d() { s.subscribe(onNext: { [weak self] v in guard let self else { return }; self.m = v }).disposed(by: bag) }
//                                                                                         ^ error: value of type 'VM' has no member 'm'
    func e() { s.bind(to: n).disposed(by: bag) }
//               ^ error: no exact matches in call to instance method 'bind'
    func f() { s.subscribe(onNext: show).disposed(by: bag) }
//                                 ^ error: cannot convert value of type '(String) -> ()' to expected argument type '(Int) -> Void'
    func show(_ s: String) {}
    func g() { s.subscribe(with: self) { $0.show($1) }.disposed(by: bag) }
//                                               ^ error: cannot convert value of type 'Int' to expected argument type 'String'
}
