import RxSwift
extension ObservableType {
    func doubled() -> Observable<Element> { map { $0 * 2 } }
//                                                   ^ error: binary operator '*' cannot be applied to operands of type 'Self.Element' and 'Int'
    func d2() -> Observable<Int> { map { $0 * 2 } }
//                                       ^ error: cannot convert value of type 'Self.Element' to expected argument type 'Int'
}
