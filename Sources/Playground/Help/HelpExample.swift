import Marbles
import RxCatalog

/// A small program that demonstrates a name, for `:try`.
struct HelpExample {
  let code: String
  /// Time that passes until it is over, in milliseconds.
  let length: Int

  /// The example of a name: a written one, else one made of its documented diagram.
  init?(_ name: String) {
    if let written = AliasHelp.example(of: name) ?? Self.written[name] ?? StandardTypeHelp.named(name)?.example {
      self.init(code: written, length: 0)
      return
    }
    let entries = RxCatalog.entries.filter { $0.name == name && $0.deprecation == nil }
    let best = entries.first { $0.type == "ObservableType" && $0.marble != nil } ?? entries.first { $0.marble != nil }
    guard let best, let diagram = best.marble.flatMap({ OperatorDiagram($0) }) else { return nil }
    var lines = diagram.inputs.map { "let \($0.name) = cold(\"\($0.diagram)\")" }
    let expression = diagram.observed
    if expression.contains("scheduler") { lines.append("let scheduler = MainScheduler.instance") }
    if expression.contains("owner") { lines += ["final class Owner {}", "let owner = Owner()"] }
    // A Driver and a Signal are read as observables, which any type of sequence can be.
    lines += ["let result = \(expression)", "_ = result.asObservable().subscribe { print($0) }"]
    let lengths = (diagram.inputs.map(\.diagram) + [diagram.documented]).map { (try? MarbleLength.of($0)) ?? 0 }
    self.init(code: lines.joined(separator: "\n"), length: lengths.max() ?? 0)
  }

  private init(code: String, length: Int) {
    self.code = code
    self.length = length
  }

  /// Code as one statement that declares no names outside.
  var statement: String { "do {\n" + code.split(separator: "\n").map { "  \($0)\n" }.joined() + "}" }

  private static let written: [String: String] = [
    "PublishSubject": """
    let subject = PublishSubject<Int>()
    subject.onNext(1)
    _ = subject.subscribe { print($0) }
    subject.onNext(2)
    """,
    "BehaviorSubject": """
    let subject = BehaviorSubject(value: 1)
    subject.onNext(2)
    _ = subject.subscribe { print($0) }
    subject.onNext(3)
    """,
    "ReplaySubject": """
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    for number in 1...3 { subject.onNext(number) }
    _ = subject.subscribe { print($0) }
    """,
    "AsyncSubject": """
    let subject = AsyncSubject<Int>()
    _ = subject.subscribe { print($0) }
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    """,
    "BehaviorRelay": """
    let relay = BehaviorRelay(value: 1)
    _ = relay.subscribe(onNext: { print($0) })
    relay.accept(relay.value + 1)
    """,
    "PublishRelay": """
    let relay = PublishRelay<Int>()
    _ = relay.subscribe(onNext: { print($0) })
    relay.accept(1)
    """,
    "DisposeBag": """
    var bag = DisposeBag()
    let subject = PublishSubject<Int>()
    subject.subscribe(onNext: { print($0) }).disposed(by: bag)
    subject.onNext(1)
    bag = DisposeBag()
    subject.onNext(2)
    """,
    "Observable": """
    let numbers = Observable.of(1, 2, 3)
    _ = numbers.map { $0 * 10 }.subscribe { print($0) }
    """,
    "subscribe": """
    let numbers = Observable.of(1, 2)
    _ = numbers.subscribe(onNext: { print($0) }, onCompleted: { print("completed") })
    """,
    "bind": """
    let source = Observable.of("a", "b"), relay = BehaviorRelay(value: "")
    _ = source.bind(to: relay)
    print(relay.value)
    """,
    "dispose": """
    let subject = PublishSubject<Int>()
    let subscription = subject.subscribe(onNext: { print($0) })
    subject.onNext(1)
    subscription.dispose()
    subject.onNext(2)
    """,
    "share": """
    let source = PublishSubject<Int>()
    let numbers = source.do(onSubscribe: { print("subscribed to the source") }).share()
    _ = numbers.subscribe(onNext: { print("first", $0) })
    source.onNext(1)
    _ = numbers.subscribe(onNext: { print("second, later", $0) })
    source.onNext(2)
    """,
    "print": "print(1, \"two\", [3], separator: \"; \")",
  ]
}
