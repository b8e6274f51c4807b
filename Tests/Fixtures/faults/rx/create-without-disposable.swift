import RxSwift

let numbers = Observable<Int>.create { observer in
  observer.onNext(1)
  observer.onCompleted()
}
// ^1 error: missing return in closure expected to return 'any Disposable'
