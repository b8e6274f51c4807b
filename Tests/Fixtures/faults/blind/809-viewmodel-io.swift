import RxSwift
import RxCocoa
protocol VMType { associatedtype Input; associatedtype Output; func transform(_ i: Input) -> Output }
struct VM: VMType {
    struct Input { let name: Observable<String> }
    struct Output { let ok: Driver<Bool>; let n: Driver<Int> }
    func transform(_ i: Input) -> Output {
        let ok = i.name.map { $0.count > 3 }
        return Output(ok: ok, n: i.name.map { $0.count }.asDriver(onErrorJustReturn: 0))
//                        ^ error: cannot convert value of type 'Observable<Bool>' to expected argument type 'Driver<Bool>' (aka 'SharedSequence<DriverSharingStrategy, Bool>')
    }
}
let out = VM().transform(VM.Input(name: "x"))
//                                      ^ error: cannot convert value of type 'String' to expected argument type 'Observable<String>'
out.ok.drive(onNext: { print($0 + 1) })
let out2 = VM().transform(.init(names: .just("x")))
//                             ^ error: incorrect argument label in call (have 'names:', expected 'name:')
out.valid.drive()
