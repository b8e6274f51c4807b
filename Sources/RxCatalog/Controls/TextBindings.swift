import RxBindings
import Controls
import Execution
import Rx

extension Bindings {
  /// Text views and search bars.
  mutating func bindTexts() {
    var bind = self
    defer { self = bind }

    bind.property(
      "UITextView.text",
      get: { call in
        try ControlSite.at(call.site) { (try call.native(0, as: UITextView.self).text as String?).scriptValue }
      },
      set: { receiver, call in
        let view: UITextView = try receiver.unboxed()
        let text = try String?.fromScriptValue(call.arguments.last ?? .none)
        ControlSite.at(call.site) { view.text = text }
      })
    bind.field("UITextView.textColor", \UITextView.textColor)
    bind.field("UITextView.isEditable", \UITextView.isEditable)
    bind.reading("UITextView.hasText", \UITextView.hasText)
    bind.action("UITextView.insertText(_:)") { (view: UITextView, call) in view.insertText(call.string(1)) }
    bind.action("UITextView.deleteBackward()") { (view: UITextView, _) in view.deleteBackward() }
    for name in ["text", "value"] {
      bind.reactive("Reactive<UITextView>.\(name)") { (view: UITextView, _) in .property(view.rx.text) }
    }
    bind.reactive("Reactive<UITextView>.didBeginEditing") { (view: UITextView, _) in .happening(view.rx.didBeginEditing)
    }
    bind.reactive("Reactive<UITextView>.didEndEditing") { (view: UITextView, _) in .happening(view.rx.didEndEditing) }
    bind.reactive("Reactive<UITextView>.didChange") { (view: UITextView, _) in .happening(view.rx.didChange) }

    bind.field("UISearchBar.text", \UISearchBar.text)
    bind.field("UISearchBar.placeholder", \UISearchBar.placeholder)
    bind.field("UISearchBar.scopeButtonTitles", \UISearchBar.scopeButtonTitles)
    bind.field("UISearchBar.selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex)
    bind.reading("UISearchBar.hasText", \UISearchBar.hasText)
    bind.action("UISearchBar.insertText(_:)") { (bar: UISearchBar, call) in bar.insertText(call.string(1)) }
    bind.action("UISearchBar.deleteBackward()") { (bar: UISearchBar, _) in bar.deleteBackward() }
    for name in ["text", "value"] {
      bind.reactive("Reactive<UISearchBar>.\(name)") { (bar: UISearchBar, _) in .property(bar.rx.text) }
    }
    bind.reactive("Reactive<UISearchBar>.selectedScopeButtonIndex") { (bar: UISearchBar, _) in
      .property(bar.rx.selectedScopeButtonIndex)
    }
    bind.reactive("Reactive<UISearchBar>.searchButtonClicked") { (bar: UISearchBar, _) in
      .happening(bar.rx.searchButtonClicked)
    }
    bind.reactive("Reactive<UISearchBar>.cancelButtonClicked") { (bar: UISearchBar, _) in
      .happening(bar.rx.cancelButtonClicked)
    }
    bind.reactive("Reactive<UISearchBar>.textDidBeginEditing") { (bar: UISearchBar, _) in
      .happening(bar.rx.textDidBeginEditing)
    }
    bind.reactive("Reactive<UISearchBar>.textDidEndEditing") { (bar: UISearchBar, _) in
      .happening(bar.rx.textDidEndEditing)
    }
  }
}
