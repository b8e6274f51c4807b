import RxSwift

let numbers = Observable<Int>.create { observer in
  observer.onNext("a")
//                ^ error: cannot convert value of type 'String' to expected argument type 'Int'
  return Disposables.create()
}
