// Observers: `subscribe` builds one from its closures.
//
// Document: “简单聊聊RXSwift数据绑定” (On data binding with RxSwift), a Chinese article of 2021.
//
// `subscribe` with closures and an `AnyObserver` that switches over the event are the same thing, and print the same.
//
//   Scripts/rxsh Scripts/sessions/06-observers.swift

import RxSwift

let disposeBag = DisposeBag()
let number = Observable<Int>.create { (observable) -> Disposable in
  observable.onNext(555)
  return Disposables.create()
}

print("--- closures")
number.subscribe { (element) in
  print("this is element: \(element).")
} onError: { (error) in
  print("this is error: \(error).")
} onCompleted: {
  print("this is completed.")
}.disposed(by: disposeBag)

print("--- an AnyObserver")
let observer = AnyObserver<Int> { (event) in
  switch event {
  case .next(let element):
    print("this is element: \(element).")
  case .error(let error):
    print("this is error: \(error).")
  case .completed:
    print("this is completed.")
  }
}
number.subscribe(observer).disposed(by: disposeBag)
