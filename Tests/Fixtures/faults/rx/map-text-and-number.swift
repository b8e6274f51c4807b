import RxSwift
let rooms = PublishSubject<Double>()
let bag = DisposeBag()
rooms.map { $0.rounded() + "x" }.subscribe(onNext: { print($0) }).disposed(by: bag)
//                       ^ error: binary operator '+' cannot be applied to operands of type 'Double' and 'String'
let a = rooms.map { $0.rounded() + "x" }
//                               ^ error: binary operator '+' cannot be applied to operands of type 'Double' and 'String'
let b: Observable<String> = rooms.map { $0 + "x" }
//                                      ^ error: cannot convert value of type 'Double' to expected argument type 'String'
