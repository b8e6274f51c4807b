import RxSwift
import RxCocoa

// RxSwift 4: Variable on its way out
struct Item { let name: String; var done: Bool }
class TodoStore {
  let items = BehaviorRelay<[Item]>(value: [])
  let filter = BehaviorRelay<String?>(value: nil)
  func add(_ name: String) { items.accept(items.value + [Item(name: name, done: false)]) }
  func toggle(_ index: Int) { do { var all = items.value; all[index].done = !all[index].done; items.accept(all) } }
  var visible: Observable<[Item]> {
    return Observable.combineLatest(items.asObservable(), filter.asObservable()) { items, filter in
      guard let filter = filter else { return items }
      return items.filter { $0.name.contains(filter) }
    }
  }
  deinit { print("store gone") }
}
var store: TodoStore? = TodoStore()
var bag = DisposeBag()
store!.visible
  .map { $0.map { ($0.done ? "x " : "- ") + $0.name } }
  .subscribe(onNext: { print($0) }, onCompleted: { print("completed") }, onDisposed: { print("disposed") })
  .disposed(by: bag)
store!.add("milk"); store!.add("bread")
store!.toggle(0)
store!.filter.accept("br")
print(store!.items.value.count)
bag = DisposeBag()
store = nil
