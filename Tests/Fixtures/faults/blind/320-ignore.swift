import RxSwift
extension Observable where Element: Equatable {
    func ignore(_ value: Element) -> Observable<Element> { filter { $0 != value } }
}
let a = Observable.of("a").ignore(3)
//                 ^ error: conflicting arguments to generic parameter 'Self' ('Observable<Int>' vs. 'Observable<String>')
//                         ^ error: conflicting arguments to generic parameter 'Element' ('Int' vs. 'String')
let s: Observable<String> = .of("a")
let b = s.ignore(3)
//               ^ error: cannot convert value of type 'Int' to expected argument type 'String'
