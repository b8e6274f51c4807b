import Rx

/// Lines to type into.
open class UITextView: UIScrollView {
  @Displayed("UITextView.text") private var content: String = ""
  @Displayed("UITextView.textColor") public var textColor: UIColor? = .black
  @Displayed("UITextView.font") public var font: UIFont? = UIFont.systemFont(ofSize: 17)
  @Displayed("UITextView.textAlignment") public var textAlignment: NSTextAlignment = .natural
  @Displayed("UITextView.isEditable") public var isEditable: Bool = true
  let changes = EventListeners<UITextViewChange>()

  /// What stands in the view: never nil, and empty after nil was set.
  public var text: String! {
    get { content }
    set {
      content = newValue ?? ""
      changes.send(.stored)
    }
  }

  /// Whether anything stands in the view.
  public var hasText: Bool { !content.isEmpty }

  /// Types at the end of the text.
  public func insertText(_ text: String) {
    content += text
    changes.send(.stored)
    changes.send(.edited)
  }

  /// Takes back the last character.
  public func deleteBackward() {
    guard !content.isEmpty else { return }
    content.removeLast()
    changes.send(.stored)
    changes.send(.edited)
  }

  public override var canBecomeFirstResponder: Bool { isEditable }

  override func didBeginEditing() { changes.send(.began) }
  override func didEndEditing() { changes.send(.ended) }
}

/// What happens to a text view.
enum UITextViewChange {
  case began
  case edited
  case ended
  /// The text is another one, whoever changed it.
  case stored
}

extension Reactive where Base: UITextView {
  /// The text; it can be set. As in RxCocoa it tells of every change, also of those that the program makes, a turn of the
  /// run loop later.
  public var text: ControlProperty<String?> { value }

  /// The text; it can be set. As in RxCocoa it tells of every change, also of those that the program makes, a turn of the
  /// run loop later.
  public var value: ControlProperty<String?> {
    let values = Observable<String?>.deferred { [weak view = base] in
      let text: String? = view?.text
      return (view?.rx.change(.stored) ?? .empty())
        .observe(on: MainScheduler.asyncInstance)
        .map { [weak view] _ in view?.text }
        .startWith(text)
    }
    return ControlProperty(
      values: values,
      // Setting the same text again would lose what is marked in it, and never end where it is bound both ways.
      valueSink: Binder(base) { view, value in if view.text != value { view.text = value } })
  }

  /// Sends when typing begins.
  public var didBeginEditing: ControlEvent<Void> { ControlEvent(events: change(.began)) }

  /// Sends when typing ends.
  public var didEndEditing: ControlEvent<Void> { ControlEvent(events: change(.ended)) }

  /// Sends with each key.
  public var didChange: ControlEvent<Void> { ControlEvent(events: change(.edited)) }

  private func change(_ change: UITextViewChange) -> Observable<Void> {
    Observable.create { [weak view = base] observer in
      guard let view else {
        observer.on(.completed)
        return Disposables.create()
      }
      return view.changes.add { if $0 == change { observer.on(.next(())) } }
    }.take(until: deallocated)
  }
}
