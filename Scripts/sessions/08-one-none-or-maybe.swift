// `Single`, `Completable` and `Maybe`: sequences whose type says how many elements there can be.
//
// Document: “简单聊聊RXSwift数据绑定” (On data binding with RxSwift), a Chinese article of 2021.
//
// The document shows their declarations: a Single sends one element or an error, a Completable none, a Maybe one or none.
// Here each is made, turned into an Observable, and made of an Observable that keeps its promise or breaks it.
//
//   Scripts/rxsh Scripts/sessions/08-one-none-or-maybe.swift

import RxSwift

enum Failure: Error { case offline }

let disposeBag = DisposeBag()

print("--- a Single: one element or an error")
func answer(_ works: Bool) -> Single<Int> {
  Single<Int>.create { single in
    single(works ? .success(42) : .failure(Failure.offline))
    single(.success(43))  // comes too late: it is over with the first
    return Disposables.create()
  }
}
answer(true).subscribe(onSuccess: { print("success", $0) }, onFailure: { print("failure", $0) })
  .disposed(by: disposeBag)
answer(false).subscribe(onSuccess: { print("success", $0) }, onFailure: { print("failure", $0) })
  .disposed(by: disposeBag)

print("--- a Completable: no element, an end or an error")
func save(_ works: Bool) -> Completable {
  Completable.create { completable in
    completable(works ? .completed : .error(Failure.offline))
    return Disposables.create()
  }
}
save(true).subscribe(onCompleted: { print("saved") }, onError: { print("error", $0) }).disposed(by: disposeBag)
save(false).subscribe(onCompleted: { print("saved") }, onError: { print("error", $0) }).disposed(by: disposeBag)

print("--- a Maybe: one element, none, or an error")
func cached(_ event: MaybeEvent<String>) -> Maybe<String> {
  Maybe<String>.create { maybe in
    maybe(event)
    return Disposables.create()
  }
}
for event in [MaybeEvent.success("swift"), .completed, .error(Failure.offline)] {
  cached(event).subscribe(
    onSuccess: { print("success", $0) }, onError: { print("error", $0) }, onCompleted: { print("nothing") }
  ).disposed(by: disposeBag)
}

print("--- asObservable(): all three are sequences")
answer(true).asObservable().subscribe { print($0) }.disposed(by: disposeBag)
save(true).asObservable().subscribe { print($0) }.disposed(by: disposeBag)
cached(.completed).asObservable().subscribe { print($0) }.disposed(by: disposeBag)

print("--- asSingle(), asMaybe(), asCompletable(): a promise that is checked while it runs")
Observable.of(1).asSingle().subscribe { print("one as Single:", $0) }.disposed(by: disposeBag)
Observable.of(1, 2).asSingle().subscribe { print("two as Single:", $0) }.disposed(by: disposeBag)
Observable<Int>.empty().asSingle().subscribe { print("none as Single:", $0) }.disposed(by: disposeBag)
Observable<Int>.empty().asMaybe().subscribe { print("none as Maybe:", $0) }.disposed(by: disposeBag)
Observable.of(1, 2).asMaybe().subscribe { print("two as Maybe:", $0) }.disposed(by: disposeBag)
Observable<Never>.empty().asCompletable().subscribe { print("none as Completable:", $0) }.disposed(by: disposeBag)
