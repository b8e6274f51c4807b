import RxSwift

enum E: Error { case bad }
let bag = DisposeBag()
func load(_ ok: Bool) -> Single<String> {
  Single.create { single in
    if ok { single(.success("data")) } else { single(.failure(E.bad)) }
    return Disposables.create()
  }
}
load(true).subscribe(onSuccess: { print($0) }, onFailure: { print("failed", $0) }).disposed(by: bag)
load(false).subscribe(onSuccess: { print($0) }, onFailure: { print("failed", $0) }).disposed(by: bag)
load(true).map { $0.count }.subscribe { print($0) }.disposed(by: bag)
load(true).flatMap { Single.just($0 + "!") }.subscribe(onSuccess: { print($0) }).disposed(by: bag)
load(false).catchAndReturn("fallback").subscribe(onSuccess: { print($0) }).disposed(by: bag)
