// Which andThen is meant, only the operator after it says.
import RxSwift

struct Failure: Error {}
let bag = DisposeBag()
let actions = PublishSubject<Observable<Int>>()
actions
  .flatMap { $0.ignoreElements().asCompletable().andThen(.just(())).catch { _ in Observable.empty() } }
  .subscribe(onNext: { print("completion", $0) })
  .disposed(by: bag)
actions.onNext(.of(1, 2))
actions.onNext(.error(Failure()))
Completable.empty().andThen(.just(1)).startWith(0).subscribe { print($0) }.disposed(by: bag)
Completable.empty().andThen(Maybe.empty()).ifEmpty(default: 3).subscribe { print($0) }.disposed(by: bag)
func load() -> Single<Int> { .just(1) }
func load() -> Maybe<Int> { .just(2) }
load().ifEmpty(default: 0).subscribe(onSuccess: { print("maybe", $0) }).disposed(by: bag)
