// Autocomplete, mended by hand.
//
// What a user types goes through `throttle` and `flatMapLatest`, and the results are shown in two places. Without care that
// means two requests for one input, bindings that die with the first error, and results on a background thread. Three
// operators mend it: `observe(on:)`, `catchAndReturn` and `share(replay:)`.
//
//   Scripts/rxsh Scripts/sessions/02-autocomplete-by-hand.swift
//   Scripts/rxsh --trace events Scripts/sessions/02-autocomplete-by-hand.swift      shows the subscriptions as well

import Foundation
import RxCocoa
import RxSwift

struct Offline: Error {}

let disposeBag = DisposeBag()

/// Stands for a text field: what is typed goes in here.
let query = PublishSubject<String>()

/// Stands for labels: a `Binder` on an object, as `rx.text` of a label is one.
class Label {
  let name: String
  init(_ name: String) { self.name = name }
  var text = "" { didSet { print("  \(name) shows \(text)", Thread.isMainThread ? "on main" : "in the background") } }
}
let resultCount = Label("count")
let resultTable = Label("table")

/// A request: it answers on a background queue, and fails for one word.
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

let results = query
  .throttle(.milliseconds(100), scheduler: MainScheduler.instance)
  .flatMapLatest { query in
    fetchAutoCompleteItems(query)
      .observe(on: MainScheduler.instance)  // the results come back on the main thread
      .catchAndReturn([])  // an error is handled here, so it does not end the whole sequence
  }
  .share(replay: 1)  // one request, however many look at its results

results
  .map { "\($0.count)" }
  .bind(to: Binder(resultCount) { label, text in label.text = text })
  .disposed(by: disposeBag)

results
  .bind(to: Binder<[String]>(resultTable) { label, items in label.text = items.joined(separator: ", ") })
  .disposed(by: disposeBag)

// What the user does: a word, an error, and another word, which is still answered.
let typed = ["foo", "offline", "zap"]
Observable<Int>.interval(.milliseconds(200), scheduler: MainScheduler.instance)
  .take(typed.count)
  .subscribe(onNext: { query.onNext(typed[$0]) })
  .disposed(by: disposeBag)
