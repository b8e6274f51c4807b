import RxSwift
import RxCocoa
struct ReplayTwo: SharingStrategyProtocol {
  static var scheduler: SchedulerType { MainScheduler.instance }
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 2, scope: .whileConnected)
  }
}
typealias Feed<Element> = SharedSequence<ReplayTwo, Element>
let bag = DisposeBag()
let subject = PublishSubject<Int>()
let feed: Feed<Int> = subject.asSharedSequence(sharingStrategy: ReplayTwo.self, onErrorJustReturn: 0)
let doubled = feed.map { $0 * 2 }.filter { $0 > 2 }
doubled.asObservable().subscribe(onNext: { print("first", $0) }).disposed(by: bag)
for i in 1...4 { subject.onNext(i) }
doubled.asObservable().subscribe(onNext: { print("second", $0) }).disposed(by: bag)
Feed.just(3).asObservable().subscribe(onNext: { print($0) }).disposed(by: bag)
extension SharedSequenceConvertibleType where SharingStrategy == ReplayTwo {
  func follow(_ onNext: @escaping (Element) -> Void) -> Disposable { asSharedSequence().asObservable().subscribe(onNext: onNext) }
  func asFeed() -> Feed<Element> { asSharedSequence() }
}
extension ObservableConvertibleType {
  func asFeed(onErrorJustReturn value: Element) -> Feed<Element> {
    asSharedSequence(sharingStrategy: ReplayTwo.self, onErrorJustReturn: value)
  }
}
Observable.of(1, 2, 3).asFeed(onErrorJustReturn: 0).flatMapLatest { Feed.of($0, $0 * 10) }.follow { print("follow", $0) }.disposed(by: bag)
Feed.combineLatest(doubled, feed) { $0 + $1 }.follow { print("sum", $0) }.disposed(by: bag)
Feed.merge(feed, feed).asFeed().withLatestFrom(doubled) { "\($0)/\($1)" }.follow { print($0) }.disposed(by: bag)
subject.onNext(9)
