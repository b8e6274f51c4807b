// Single, Maybe and Completable made by hand, with results and callbacks.
import Foundation
import RxSwift

enum ParseError: Error { case empty, notANumber(String) }
func parse(_ text: String, completion: @escaping (Result<Int, ParseError>) -> Void) {
  if text.isEmpty { return completion(.failure(.empty)) }
  guard let n = Int(text) else { completion(.failure(.notANumber(text))); return }
  completion(.success(n))
}
func parsed(_ text: String) -> Single<Int> {
  Single.create { single in
    parse(text) { result in
      switch result {
      case .success(let n): single(.success(n))
      case .failure(let e): single(.failure(e))
      }
    }
    return Disposables.create()
  }
}
func parsed2(_ text: String) -> Single<Int> {
  .create { observer in
    parse(text) { observer($0.mapError { $0 as Error }) }
    return Disposables.create { print("disposed \(text)") }
  }
}
for text in ["1", "", "x"] {
  parsed(text).subscribe(onSuccess: { print("ok", $0) }, onFailure: { print("no", $0) }).dispose()
  parsed2(text).subscribe { print($0) }.dispose()
}
let maybe = Maybe<String>.create { m in
  m(.success("once"))
  m(.success("twice"))
  m(.completed)
  return Disposables.create()
}
maybe.subscribe(onSuccess: { print($0) }, onError: { print($0) }, onCompleted: { print("empty") }).dispose()
let c = Completable.create { c in c(.error(ParseError.empty)); return Disposables.create() }
c.subscribe(onCompleted: { print("done") }, onError: { print("error", $0) }).dispose()
Completable.zip(.empty(), Completable.empty()).subscribe { print($0) }.dispose()
Completable.concat([Completable.empty(), c, .empty()]).subscribe { print($0) }.dispose()
parsed("5").asCompletable().andThen(parsed("6")).subscribe { print($0) }.dispose()
parsed("7").flatMap { n in parsed("\(n)0").map { $0 + n } }.subscribe { print($0) }.dispose()
parsed("8").do(onSuccess: { print("do", $0) }).asObservable().concat(Observable.just(9)).subscribe { print($0) }.dispose()
parsed("9").retry(2).catchAndReturn(0).subscribe { print($0) }.dispose()
