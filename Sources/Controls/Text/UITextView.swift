import Rx

/// An editable text of several lines.
open class UITextView: UIScrollView {
  @Displayed("UITextView.text") private var content: String = ""
  @Displayed("UITextView.textColor") public var textColor: UIColor? = .black
  @Displayed("UITextView.font") public var font: UIFont? = UIFont.systemFont(ofSize: 17)
  @Displayed("UITextView.textAlignment") public var textAlignment: NSTextAlignment = .natural
  @Displayed("UITextView.isEditable") public var isEditable: Bool = true
  let changes = EventListeners<UITextViewChange>()

  /// Text of the view: never nil, and empty after nil was set.
  public var text: String! {
    get { content }
    set {
      content = newValue ?? ""
      changes.send(.stored)
    }
  }

  /// True if the text is not empty.
  public var hasText: Bool { !content.isEmpty }

  /// Inserts text at the end.
  public func insertText(_ text: String) {
    content += text
    changes.send(.stored)
    changes.send(.edited)
  }

  /// Deletes the last character.
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

/// Event of a text view.
enum UITextViewChange {
  case began
  case edited
  case ended
  /// The text has changed, by the program or a person.
  case stored
}

extension Reactive where Base: UITextView {
  /// Text; writable. As in RxCocoa it sends every change, also those made by the program, in the next turn of the run
  /// loop.
  public var text: ControlProperty<String?> { value }

  /// Text; writable. As in RxCocoa it sends every change, also those made by the program, in the next turn of the run
  /// loop.
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
      // Setting the same text again would lose its marked part, and never end with a two-way binding.
      valueSink: Binder(base) { view, value in if view.text != value { view.text = value } })
  }

  /// Sends when editing begins.
  public var didBeginEditing: ControlEvent<Void> { ControlEvent(events: change(.began)) }

  /// Sends when editing ends.
  public var didEndEditing: ControlEvent<Void> { ControlEvent(events: change(.ended)) }

  /// Sends for each edit.
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
