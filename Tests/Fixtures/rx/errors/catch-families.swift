// The catch family.
import RxSwift

enum E: Error, Equatable { case a, b(String) }
let failing = Observable.of(1, 2).concat(Observable.error(E.a))
_ = failing.catch { e in print("caught", e); return .of(10, 20) }.subscribe { print($0) }
_ = failing.catchAndReturn(99).subscribe { print($0) }
_ = Observable.catch(sequence: [failing, failing.map { $0 * 5 }, .just(0), .just(1)]).subscribe { print("seq", $0) }
_ = Observable<Int>.catch(sequence: [failing, .error(E.b("last"))]).subscribe { print("seq", $0) }
_ = failing.catch { error -> Observable<Int> in
  switch error {
  case E.a: return .error(E.b("again"))
  default: return .empty()
  }
}
.catch { error in
  guard let error = error as? E, case .b(let text) = error else { return .never() }
  print("text", text)
  return .just(text.count)
}
.subscribe { print($0) }
let single = Single<Int>.error(E.a)
single.catch { _ in .just(3) }.subscribe { print($0) }.dispose()
single.catchAndReturn(4).subscribe(onSuccess: { print($0) }, onFailure: { print($0) }).dispose()
Completable.error(E.a).catch { _ in .empty() }.subscribe { print($0) }.dispose()
Maybe<Int>.error(E.a).catchAndReturn(5).subscribe { print($0) }.dispose()
