import RxSwift

// Elements of several classes are of the type that the function takes which they are given to.
protocol Command: AnyObject { var title: String { get } }
final class Insert: Command { let title = "Insert" }
final class Delete: Command { let title = "Delete" }

final class History {
  var titles: [String] = []
  func perform(_ command: Command) { titles.append(command.title) }
  func count(_ sum: Int, _ command: Command) -> Int { sum + command.title.count }
}
let history = History()

[Insert(), Delete()].forEach { (command: Command) in print(command.title) }
[Insert(), Delete()].forEach(history.perform)
print(history.titles)
print([Insert(), Delete()].map { (command: any Command) in command.title }.joined(separator: "+"))
print([Insert(), Delete()].reduce(0, history.count))
_ = Observable.of(Insert(), Delete()).subscribe(onNext: { (command: Command) in print(command.title) })
_ = Observable.from([Insert(), Delete()]).map { (command: Command) in command.title }.subscribe(onNext: { print($0) })
_ = Observable.of(Delete(), Insert()).bind(onNext: history.perform)
print(history.titles.count)

// An observer says it, too.
let information = AnyObserver<[AnyHashable: Any]> { event in
  print(event.element?.count ?? 0, event.element?["name"] ?? "none")
}
_ = Observable.of(["name": "Ada"], ["age": 3], ["name": "Bob"]).bind(to: information)
