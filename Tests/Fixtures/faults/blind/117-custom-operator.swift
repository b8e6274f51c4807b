import RxSwift

extension ObservableType {
    func doubled() -> Observable<Element> {
        map { $0 * 2 }
//               ^ error: binary operator '*' cannot be applied to operands of type 'Self.Element' and 'Int'
    }
}

extension ObservableType where Element == String {
    func trimmedCount() -> Observable<Int> {
        map { $0.filter { $0 != " " } }
//               ^ error: cannot convert value of type 'String' to closure result type 'Int'
    }
}

extension Observable where Element: Equatable {
    func ignore(_ value: Element) -> Observable<Element> {
        filter { $0 != value }
    }
}

let bag = DisposeBag()
Observable.of(1, 2).trimmedCount().subscribe(onNext: { print($0) }).disposed(by: bag)
//            ^ error: cannot convert value of type 'Int' to expected argument type 'String'
//               ^ error: cannot convert value of type 'Int' to expected argument type 'String'
Observable.of("a").ignore(3).subscribe(onNext: { print($0) }).disposed(by: bag)
//         ^ error: conflicting arguments to generic parameter 'Self' ('Observable<Int>' vs. 'Observable<String>')
//                 ^ error: conflicting arguments to generic parameter 'Element' ('Int' vs. 'String')
//                           ^ error: conflicting arguments to generic parameter 'Self' ('Observable<Int>' vs. 'Observable<String>')
