// Captured variables, capture lists, weak and unowned.
import RxSwift

final class Owner {
  let name: String
  let bag = DisposeBag()
  private(set) var log: [String] = []
  init(_ name: String) { self.name = name; print("init", name) }
  func listen(to source: Observable<Int>) {
    source.subscribe(onNext: { [weak self] value in
      guard let self = self else { return print("nobody for", value) }
      self.log.append("\(self.name):\(value)")
      print(self.log.last!)
    }, onDisposed: { [name] in print("disposed for", name) }).disposed(by: bag)
  }
  func listenUnowned(to source: Observable<Int>) {
    source.subscribe(onNext: { [unowned self] in print("unowned", self.name, $0) }).disposed(by: bag)
  }
  deinit { print("deinit", name, log.count) }
}
let source = PublishSubject<Int>()
var owner: Owner? = Owner("A")
owner?.listen(to: source)
owner?.listenUnowned(to: source)
source.onNext(1)
owner = Owner("B")
source.onNext(2)
owner?.listen(to: source)
do {
  let local = Owner("C")
  local.listen(to: source)
  source.onNext(3)
}
source.onNext(4)
owner = nil
source.onNext(5)
var counter = 0
let increment = { [counter] in counter + 1 }
counter = 10
print(increment(), counter)
