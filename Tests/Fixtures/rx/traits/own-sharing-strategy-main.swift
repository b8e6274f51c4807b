import RxSwift
import RxCocoa
public enum Quiet: SharingStrategyProtocol {
  public static var scheduler: SchedulerType { return CurrentThreadScheduler2.instance }
  public static func share<E>(_ source: Observable<E>) -> Observable<E> { return source.share() }
}
enum CurrentThreadScheduler2 { static let instance = ConcurrentMainScheduler.instance }
let s = PublishRelay<String>()
let q = s.asSharedSequence(sharingStrategy: Quiet.self, onErrorRecover: { _ in .empty() })
let b = DisposeBag()
q.distinctUntilChanged().scan("") { $0 + $1 }.debug("q").asObservable().map(\.count).subscribe(onNext: { print($0) }).disposed(by: b)
s.accept("a"); s.accept("a"); s.accept("b")
SharedSequence<Quiet, Int>.of(1, 2).startWith(0).asObservable().toArray().subscribe(onSuccess: { print($0) }).disposed(by: b)
SharedSequence<Quiet, Int>.empty().asObservable().subscribe(onCompleted: { print("empty") }).disposed(by: b)
func count<S: SharedSequenceConvertibleType>(_ s: S) -> Int where S.SharingStrategy == Quiet { 1 }
print(count(q))
