// Autocomplete, mended by its type.
//
// A `Driver` cannot fail, arrives on the main thread and shares what it does. `asDriver(onErrorJustReturn:)` asks for what is
// missing, and `drive` exists for Drivers only, so forgetting one of the three no longer checks:
//
//   results.bind(to: …)                     value of type 'Driver<[String]>' … has no member 'bind'
//   fetchAutoCompleteItems("x").drive(…)    value of type 'Observable<[String]>' has no member 'drive'
//
// Type these two at the prompt after `:load`ing this file, and read what the checker says.
//
//   Scripts/rxsh Scripts/sessions/03-autocomplete-with-driver.swift

import Foundation
import RxCocoa
import RxSwift

struct Offline: Error {}

let disposeBag = DisposeBag()

/// Stands for a text field: it has a text from the beginning.
let query = BehaviorRelay(value: "")

class Label {
  let name: String
  init(_ name: String) { self.name = name }
  var text = "" { didSet { print("  \(name) shows \(text)", Thread.isMainThread ? "on main" : "in the background") } }
}
let resultCount = Label("count")
let resultTable = Label("table")

func fetchAutoCompleteItems(_ query: String) -> Observable<[String]> {
  Observable.create { observer in
    print("fetching \(query)")
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(50)) {
      if query == "offline" {
        observer.onError(Offline())
      } else {
        observer.onNext([query + "bar", query + "baz"])
        observer.onCompleted()
      }
    }
    return Disposables.create()
  }
}

let results = query.asDriver()  // a relay cannot fail, so it becomes a Driver as it is
  .filter { !$0.isEmpty }
  .throttle(.milliseconds(100))
  .flatMapLatest { query in
    fetchAutoCompleteItems(query)
      .asDriver(onErrorJustReturn: [])  // the one thing to decide: what stands for an error
  }

results
  .map { "\($0.count)" }
  .drive(Binder(resultCount) { label, text in label.text = text })  // `drive`, not `bind`
  .disposed(by: disposeBag)

results
  .drive(Binder<[String]>(resultTable) { label, items in label.text = items.joined(separator: ", ") })
  .disposed(by: disposeBag)

let typed = ["foo", "offline", "zap"]
Observable<Int>.interval(.milliseconds(200), scheduler: MainScheduler.instance)
  .take(typed.count)
  .subscribe(onNext: { query.accept(typed[$0]) })
  .disposed(by: disposeBag)
