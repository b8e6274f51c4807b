import RxSwift

enum E: Error { case disk }
let bag = DisposeBag()
func save(_ ok: Bool) -> Completable {
  Completable.create { completable in
    completable(ok ? .completed : .error(E.disk))
    return Disposables.create()
  }
}
save(true).subscribe(onCompleted: { print("saved") }, onError: { print($0) }).disposed(by: bag)
save(false).subscribe { print($0) }.disposed(by: bag)
save(true).andThen(Single.just("next")).subscribe(onSuccess: { print($0) }).disposed(by: bag)
save(true).andThen(save(true)).subscribe(onCompleted: { print("both") }).disposed(by: bag)
