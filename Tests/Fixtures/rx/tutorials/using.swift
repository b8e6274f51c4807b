import RxSwift

final class Resource: Disposable {
  let name: String
  init(name: String) { self.name = name; print("open", name) }
  func dispose() { print("close", name) }
}
let bag = DisposeBag()
Observable.using({ Resource(name: "file") }) { resource in
  Observable.of("line 1", "line 2").map { "\(resource.name): \($0)" }
}
.subscribe { print($0) }
.disposed(by: bag)
