import Types

/// Lessons on statements and declarations, which concern no member of a sequence.
extension RxCatalog {
  /// Explains why a property cannot be assigned to.
  static func assignmentLesson(_ name: String, _ receiver: Receiver) -> Lesson? {
    guard name == "value" else { return nil }
    if receiver.name == "BehaviorSubject" {
      return Lesson("onNext(_:) sends a BehaviorSubject a new value, try value() reads the latest", .send("onNext"))
    }
    guard receiver.isRelay else { return nil }
    return Lesson("the value of a relay is read only; accept(_:) sends a new one", .send("accept"))
  }

  /// Explains how the element of a sequence is written where nothing else tells it.
  static func inferenceLesson(_ text: String) -> Lesson? {
    let name = String(text.prefix { $0.isLetter || $0.isNumber })
    switch name {
    case "PublishSubject", "AsyncSubject", "PublishRelay":
      return Lesson("say what it sends: \(name)<Int>()")
    case "ReplaySubject", "ReplayRelay":
      return Lesson("say what it sends: \(name)<Int>.create(bufferSize: 1)")
    case "Observable", "Single", "Maybe", "Infallible":
      return Lesson("say what it sends: \(name)<Int>")
    default: return nil
    }
  }

  /// Explains the return value that a closure needs.
  static func missingReturnLesson(_ result: Receiver) -> Lesson? {
    guard result.name == "Disposable" else { return nil }
    return Lesson("the closure of create ends with what stops the work: return Disposables.create()")
  }

  /// Names a replacement for a missing module.
  static func moduleLesson(_ name: String) -> Lesson? { replacements[name].map { Lesson($0) } }

  private static let imported = "everything of RxSwift is imported already: leave the line out"

  private static let replacements: [String: String] = [
    "rxjs": imported, "rx": imported, "RxJS": imported, "reactivex": imported, "rxpy": imported,
    "ReactiveX": imported, "RxJava": imported,
    "Combine": """
    Rx has the same: Observable for Publisher, subscribe(onNext:) for sink, PublishSubject for PassthroughSubject, \
    BehaviorSubject for CurrentValueSubject, DisposeBag for a set of AnyCancellable; :help Combine lists the names
    """,
    "SwiftUI": "views are those of UIKit, and :present shows a UIViewController",
    "RxDataSources": "a table is bound with tableView.rx.items(cellIdentifier:cellType:)",
    "Differentiator": "a table is bound with tableView.rx.items(cellIdentifier:cellType:)",
    "RxGesture": "a UIButton has rx.tap; other controls have rx.controlEvent(_:)",
    "RxOptional": "filterNil() is compactMap { $0 }, replaceNilWith(x) is map { $0 ?? x }",
    "RxSwiftExt": """
    use operators of RxSwift: unwrap() is compactMap { $0 }, mapTo(x) is map { _ in x }, ignore(x) is \
    filter { $0 != x }, pausable and the like are made of withLatestFrom and filter
    """,
    "Moya": "a request is URLSession.shared.rx.data(request:), .rx.json(request:) or .rx.response(request:)",
    "RxMoya": "a request is URLSession.shared.rx.data(request:), .rx.json(request:) or .rx.response(request:)",
    "Alamofire": "a request is URLSession.shared.rx.data(request:), .rx.json(request:) or .rx.response(request:)",
    "RxAlamofire": "a request is URLSession.shared.rx.data(request:), .rx.json(request:) or .rx.response(request:)",
    "SnapKit": "views are laid out by UIStackView, or by constraints: NSLayoutConstraint.activate([…])",
  ]
}
