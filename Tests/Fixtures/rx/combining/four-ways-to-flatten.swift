// merge(maxConcurrent:), concatMap, flatMapFirst, flatMapLatest by virtual time.
import RxSwift

let scheduler = MainScheduler.instance
func work(_ name: String, _ ms: Int) -> Observable<String> {
  Observable.just(name).delay(.milliseconds(ms), scheduler: scheduler)
    .do(onSubscribe: { print("start \(name)") }, onDispose: { print("end \(name)") })
}
let jobs = [("a", 300), ("b", 100), ("c", 200), ("d", 50)]
let bag = DisposeBag()
Observable.from(jobs).map { work($0.0, $0.1) }.merge(maxConcurrent: 2)
  .subscribe(onNext: { print("merged", $0) }, onCompleted: {
    print("merge done")
    Observable.from(jobs).concatMap(work).subscribe(onNext: { print("concat", $0) }, onCompleted: {
      Observable.from(jobs).flatMapFirst { work($0.0, $0.1) }.subscribe(onNext: { print("first", $0) }, onCompleted: {
        Observable.from(jobs).flatMapLatest { work($0, $1) }.subscribe { print("latest", $0) }.disposed(by: bag)
      }).disposed(by: bag)
    }).disposed(by: bag)
  }).disposed(by: bag)
