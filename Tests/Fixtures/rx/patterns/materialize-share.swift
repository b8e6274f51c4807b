import RxSwift
import RxCocoa
import Foundation

extension ObservableType where Element: EventConvertible {
  func elements() -> Observable<Element.Element> {
    compactMap { $0.event.element }
  }
  func errors() -> Observable<Swift.Error> {
    compactMap { $0.event.error }
  }
}
enum Net: Error { case status(Int) }
func request(_ n: Int) -> Observable<String> {
  Observable.create { observer in
    print("request", n)
    if n % 2 == 0 { observer.onError(Net.status(500 + n)) } else { observer.onNext("page \(n)"); observer.onCompleted() }
    return Disposables.create()
  }
}
let tap = PublishSubject<Int>()
let result = tap.flatMapLatest { request($0).materialize() }.share()
let bag = DisposeBag()
result.elements().subscribe(onNext: { print("element:", $0) }).disposed(by: bag)
result.errors().subscribe(onNext: { print("error:", $0) }).disposed(by: bag)
result.filter { $0.isCompleted }.map { _ in "done" }.bind { print($0) }.disposed(by: bag)
tap.onNext(1)
tap.onNext(2)
tap.onNext(3)

extension ObservableType {
  func retryWithBackoff(_ maxAttempts: Int, base: Double = 1, scheduler: SchedulerType = MainScheduler.instance) -> Observable<Element> {
    retry { (errors: Observable<Error>) in
      errors.enumerated().flatMap { attempt, error -> Observable<Int> in
        if attempt >= maxAttempts - 1 { return .error(error) }
        let delay = Int(pow(2.0, Double(attempt)) * base * 1000)
        print("retry in", delay)
        return Observable<Int>.timer(.milliseconds(delay), scheduler: scheduler)
      }
    }
  }
  func unwrap<T>() -> Observable<T> where Element == T? { compactMap { $0 } }
  func pairwise() -> Observable<(Element, Element)> { Observable.zip(self, skip(1)) }
  func log(_ tag: String) -> Observable<Element> { self.do(onNext: { print("[\(tag)]", $0) }, onError: { print("[\(tag)] failed", $0) }, onCompleted: { print("[\(tag)] done") }) }
}
extension ObservableType where Element == String {
  func trimmed() -> Observable<String> { map { $0.trimmingCharacters(in: .whitespaces) } }
  func nonEmpty() -> Observable<String> { filter { !$0.isEmpty } }
}
extension ObservableType where Element == Bool {
  func negate() -> Observable<Bool> { map(!) }
}
extension ObservableType where Element: Collection {
  func mapMany<T>(_ transform: @escaping (Element.Element) -> T) -> Observable<[T]> { map { $0.map(transform) } }
}
extension SharedSequenceConvertibleType where Element == Bool {
  func isTrue() -> SharedSequence<SharingStrategy, Void> { flatMap { $0 ? .just(()) : .empty() } }
}
extension PrimitiveSequence where Trait == SingleTrait {
  func loud() -> Single<Element> { self.do(onSuccess: { print("loud", $0) }) }
}
extension Observable where Element == Int {
  static func countdown(_ n: Int) -> Observable<Int> { Observable.from((0..<n).reversed().map { $0 }) }
}
request(2).retryWithBackoff(3).subscribe(onNext: { print($0) }, onError: { print("gave up", $0) }).disposed(by: bag)
Observable.of(1, nil, 3).unwrap().pairwise().subscribe(onNext: { print($0, $1) }).disposed(by: bag)
Observable.of(" a ", "  ", "b").trimmed().nonEmpty().log("text").subscribe().disposed(by: bag)
Observable.of(true, false).negate().subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.just([1, 2]).mapMany { "\($0)" }.subscribe(onNext: { print($0) }).disposed(by: bag)
Driver.of(true, false).isTrue().drive(onNext: { print("true") }).disposed(by: bag)
Single.just(7).loud().subscribe().disposed(by: bag)
Observable.countdown(3).toArray().subscribe(onSuccess: { print($0) }).disposed(by: bag)
