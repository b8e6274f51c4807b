import RxSwift
final class Bus {
    private let subject = PublishSubject<Int>
//                        ^ error: expected member name or initializer call after type name
    var events: Observable<Int> { subject }
//                                ^ error: cannot convert return expression of type 'PublishSubject<Int>.Type' to return type 'Observable<Int>'
    func send() { subject.onNext(1) }
//                ^ error: instance member 'onNext' cannot be used on type 'PublishSubject<Int>'
}
