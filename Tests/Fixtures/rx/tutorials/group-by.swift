import RxSwift

struct Message { let id: Int, from: String, text: String }
let bag = DisposeBag()
let messages = Observable.of(
  Message(id: 1, from: "mom", text: "hi"),
  Message(id: 2, from: "boss", text: "where are you?"),
  Message(id: 3, from: "mom", text: "call me"),
  Message(id: 4, from: "boss", text: "now!"))
messages
  .groupBy { $0.from }
  .filter { $0.key == "mom" }
  .flatMap { group in group.map { "\(group.key): \($0.text)" } }
  .subscribe(onNext: { print($0) })
  .disposed(by: bag)
Observable.range(start: 1, count: 6)
  .groupBy { $0 % 2 == 0 ? "even" : "odd" }
  .subscribe(onNext: { group in
    print("group", group.key)
    group.subscribe(onNext: { print(group.key, $0) }).disposed(by: bag)
  })
  .disposed(by: bag)
