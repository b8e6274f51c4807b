// Which objects live how long: the chapter on memory of a book, with every print in its place.
import RxSwift

final class Tracker {
  let name: String
  init(_ name: String) { self.name = name; print("+ \(name)") }
  deinit { print("- \(name)") }
  func use() -> String { "using \(name)" }
}

func section(_ title: String, _ body: () -> Void) {
  print("## \(title)")
  body()
  print("## end")
}

section("a bag in a function") {
  let bag = DisposeBag()
  let tracker = Tracker("captured")
  Observable<Int>.never().startWith(1)
    .subscribe(onNext: { _ in print(tracker.use()) }, onDisposed: { print("disposed") })
    .disposed(by: bag)
  print("last line")
}

section("no bag") {
  let tracker = Tracker("finished")
  _ = Observable.just(1).subscribe(onNext: { _ in print(tracker.use()) }, onDisposed: { print("disposed") })
  print("last line")
}

section("bag replaced") {
  var bag = DisposeBag()
  let subject = PublishSubject<Int>()
  subject.subscribe(onNext: { print("first", $0) }, onDisposed: { print("first disposed") }).disposed(by: bag)
  subject.onNext(1)
  bag = DisposeBag()
  subject.onNext(2)
  subject.subscribe(onNext: { print("second", $0) }).disposed(by: bag)
  subject.onNext(3)
}

section("weak self in a chain") {
  final class Model {
    let tracker = Tracker("model's")
    let trigger = PublishSubject<Void>()
    let bag = DisposeBag()
    var count = 0
    init() {
      trigger
        .flatMap { [weak self] _ -> Observable<Int> in
          guard let self else { return .empty() }
          self.count += 1
          return .just(self.count)
        }
        .filter { [unowned self] n in n % 2 == self.count % 2 }
        .subscribe(with: self) { model, n in print(model.tracker.use(), n) }
        .disposed(by: bag)
    }
    deinit { print("- model after \(count)") }
  }
  let model = Model()
  let trigger = model.trigger
  trigger.onNext(())
  trigger.onNext(())
  weak var weakModel = model
  print(weakModel == nil ? "gone" : "alive")
}

section("a struct in between") {
  struct Box { let tracker: Tracker; var count = 0 }
  var box = Box(tracker: Tracker("boxed"))
  let copy = box
  box.count += 1
  print(copy.count, box.count, copy.tracker === box.tracker)
  box = Box(tracker: Tracker("second"), count: 5)
  print(box.count)
}

section("completion frees") {
  let source = PublishSubject<Tracker>()
  var last: Tracker?
  _ = source.scan([]) { $0 + [$1] }.subscribe(onNext: { last = $0.last; print("held \($0.count)") }, onDisposed: { print("disposed") })
  source.onNext(Tracker("one"))
  source.onNext(Tracker("two"))
  source.onCompleted()
  print("completed, last is \(last?.name ?? "none")")
  last = nil
}

section("replay holds") {
  let replay = ReplaySubject<Tracker>.create(bufferSize: 1)
  replay.onNext(Tracker("r1"))
  replay.onNext(Tracker("r2"))
  let behaviour = BehaviorSubject(value: Tracker("b1"))
  behaviour.onNext(Tracker("b2"))
  behaviour.dispose()
  print("subjects go")
}

section("arrays and dictionaries") {
  var trackers = ["a", "b", "c"].map(Tracker.init)
  trackers.remove(at: 1)
  print(trackers.map(\.name))
  var table = [1: Tracker("t1")]
  table[1] = Tracker("t2")
  table[2] = nil
  trackers.removeAll()
  print(table.count)
}

section("deferred disposal") {
  defer { print("deferred") }
  let tracker = Tracker("early")
  guard tracker.name.isEmpty else {
    print("returning")
    return
  }
  print("never")
}
print("the end")
