import RxSwift

let bag = DisposeBag()
Observable.of(1, 2).do(onNext: { print("do", $0) }, afterNext: { print("after", $0) }, onCompleted: { print("do completed") },
  onSubscribe: { print("subscribe") }, onSubscribed: { print("subscribed") }, onDispose: { print("dispose") })
  .subscribe(onNext: { print("got", $0) }).disposed(by: bag)
