import RxSwift
// A closure that takes nothing goes to the last parameter that gives nothing, past those that would give it something.
_ = Observable.just(1).subscribe(onNext: { print($0) }) { print("disposed") }
_ = Observable.just(2).subscribe(onNext: { print($0) }, onCompleted: { print("completed") }) { print("disposed") }
func load(name: String, failure: ((String) -> Void)? = nil, done: (() -> Void)? = nil) {
  failure?("\(name) failed")
  done?()
}
load(name: "a") { print("done") }
load(name: "b") { print($0) }
load(name: "c") { _ in print("failed") } done: { print("done") }
