import RxSwift
import RxCocoa
import Foundation

struct Page<Item> { let items: [Item]; let next: Int? }
func load(_ page: Int) -> Single<Page<String>> {
  Single.create { single in
    let items = (0..<2).map { "item \(page * 2 + $0)" }
    single(.success(Page(items: items, next: page < 2 ? page + 1 : nil)))
    return Disposables.create()
  }
}
func loadAll(from page: Int = 0) -> Observable<[String]> {
  load(page).asObservable().flatMap { result -> Observable<[String]> in
    let head = Observable.just(result.items)
    guard let next = result.next else { return head }
    return head.concat(loadAll(from: next))
  }
}
let bag = DisposeBag()
loadAll().reduce([], accumulator: +).subscribe(onNext: { print($0.count, $0.last!) }).disposed(by: bag)

final class Pager<T> {
  let trigger = PublishRelay<Void>()
  let items: Driver<[T]>
  let isLoading: Driver<Bool>
  init(load: @escaping (Int) -> Single<[T]>) {
    let loading = BehaviorRelay(value: false)
    isLoading = loading.asDriver()
    items = trigger
      .withLatestFrom(loading).filter { !$0 }
      .scan(-1) { page, _ in page + 1 }
      .flatMapFirst { page in
        load(page)
          .do(onSuccess: { _ in loading.accept(false) }, onSubscribe: { loading.accept(true) })
          .asObservable()
          .catch { _ in .just([]) }
      }
      .scan([]) { all, new in all + new }
      .startWith([])
      .asDriver(onErrorJustReturn: [])
  }
}
let pager = Pager<Int> { page in
  Single.just([page * 10, page * 10 + 1]).delay(.milliseconds(50), scheduler: MainScheduler.instance)
}
pager.items.drive(onNext: { print("items", $0) }).disposed(by: bag)
pager.isLoading.distinctUntilChanged().drive(onNext: { print("loading", $0) }).disposed(by: bag)
pager.trigger.accept(())
pager.trigger.accept(())
Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.instance).take(2).map { _ in }.bind(to: pager.trigger).disposed(by: bag)
