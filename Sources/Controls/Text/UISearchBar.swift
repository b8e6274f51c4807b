import Rx

/// A text field for searches.
open class UISearchBar: UIView {
  @Displayed("UISearchBar.text") private var content: String = ""
  @Displayed("UISearchBar.placeholder") public var placeholder: String? = nil
  @Displayed("UISearchBar.scopeButtonTitles") public var scopeButtonTitles: [String]? = nil
  @Displayed("UISearchBar.selectedScopeButtonIndex") public var selectedScopeButtonIndex: Int = 0
  let changes = EventListeners<UISearchBarChange>()

  /// Text of the bar: never nil, and empty after nil was set.
  public var text: String? {
    get { content }
    set { content = newValue ?? "" }
  }

  /// True if the text is not empty.
  public var hasText: Bool { !content.isEmpty }

  /// Inserts text at the end.
  public func insertText(_ text: String) {
    content += text
    changes.send(.text)
  }

  /// Deletes the last character.
  public func deleteBackward() {
    guard !content.isEmpty else { return }
    content.removeLast()
    changes.send(.text)
  }

  public override var canBecomeFirstResponder: Bool { isUserInteractionEnabled }

  /// Presses the search key.
  package func search() { changes.send(.search) }

  /// Taps the cancel button.
  package func cancel() { changes.send(.cancel) }

  /// Selects a scope.
  package func select(scope: Int) {
    selectedScopeButtonIndex = scope
    changes.send(.scope)
  }

  override func didBeginEditing() { changes.send(.began) }
  override func didEndEditing() { changes.send(.ended) }
}

/// Event of a search bar.
enum UISearchBarChange {
  case began
  case ended
  case text
  case search
  case cancel
  case scope
}

extension Reactive where Base: UISearchBar {
  /// Text, with changes made by people; writable.
  public var text: ControlProperty<String?> { value }

  /// Text, with changes made by people; writable.
  public var value: ControlProperty<String?> {
    ControlProperty(
      values: Observable.deferred { [weak bar = base] in
        let text = bar?.text
        return (bar?.rx.changes([.text, .ended]) ?? .empty()).map { [weak bar] _ in bar?.text ?? "" }.startWith(text)
      }, valueSink: Binder(base) { bar, value in bar.text = value })
  }

  /// Index of the selected scope, with changes made by people; writable.
  public var selectedScopeButtonIndex: ControlProperty<Int> {
    ControlProperty(
      values: Observable.deferred { [weak bar = base] in
        let index = bar?.selectedScopeButtonIndex ?? 0
        return (bar?.rx.changes([.scope]) ?? .empty()).map { [weak bar] _ in bar?.selectedScopeButtonIndex ?? 0 }
          .startWith(index)
      }, valueSink: Binder(base) { bar, index in bar.selectedScopeButtonIndex = index })
  }

  /// Sends when the search key is pressed.
  public var searchButtonClicked: ControlEvent<Void> { ControlEvent(events: changes([.search])) }

  /// Sends when the cancel button is tapped.
  public var cancelButtonClicked: ControlEvent<Void> { ControlEvent(events: changes([.cancel])) }

  /// Sends when editing begins.
  public var textDidBeginEditing: ControlEvent<Void> { ControlEvent(events: changes([.began])) }

  /// Sends when editing ends.
  public var textDidEndEditing: ControlEvent<Void> { ControlEvent(events: changes([.ended])) }

  private func changes(_ wanted: Set<UISearchBarChange>) -> Observable<Void> {
    Observable.create { [weak bar = base] observer in
      guard let bar else {
        observer.on(.completed)
        return Disposables.create()
      }
      return bar.changes.add { if wanted.contains($0) { observer.on(.next(())) } }
    }.take(until: deallocated)
  }
}
