import RxSwift
import RxCocoa

class SearchViewModel {
  let query = BehaviorRelay(value: "")
  let results: Driver<[String]>
  let loading = BehaviorRelay(value: false)
  init(search: @escaping (String) -> Observable<[String]>) {
    let loading = self.loading
    results = query.asObservable()
      .throttle(.milliseconds(300), scheduler: MainScheduler.instance)
      .distinctUntilChanged()
      .flatMapLatest { text -> Observable<[String]> in
        if text.isEmpty { return .just([]) }
        return search(text)
          .do(onSubscribe: { loading.accept(true) }, onDispose: { loading.accept(false) })
          .catchAndReturn([])
      }
      .asDriver(onErrorJustReturn: [])
  }
}
struct Bad: Error {}
let api: (String) -> Observable<[String]> = { text in
  if text == "bad" { return .error(Bad()) }
  return Observable.just([text + "1", text + "2"]).delaySubscription(.milliseconds(100), scheduler: MainScheduler.instance)
}
let vm = SearchViewModel(search: api)
let bag = DisposeBag()
vm.results.drive(onNext: { print("results", $0) }).disposed(by: bag)
vm.loading.asObservable().distinctUntilChanged().subscribe(onNext: { print("loading", $0) }).disposed(by: bag)
let typed = ["r", "rx", "rxs", "bad", "swift"]
Observable<Int>.interval(.milliseconds(200), scheduler: MainScheduler.instance).take(typed.count)
  .map { typed[$0] }
  .bind(to: vm.query)
  .disposed(by: bag)
