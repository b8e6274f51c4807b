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
      bind.value("Reactive<UITextView>.\(name)", \Reactive<UITextView>.text)
    }
    bind.event("Reactive<UITextView>.didBeginEditing", \Reactive<UITextView>.didBeginEditing)
    bind.event("Reactive<UITextView>.didEndEditing", \Reactive<UITextView>.didEndEditing)
    bind.event("Reactive<UITextView>.didChange", \Reactive<UITextView>.didChange)

    bind.field("UISearchBar.text", \UISearchBar.text)
    bind.field("UISearchBar.placeholder", \UISearchBar.placeholder)
    bind.field("UISearchBar.scopeButtonTitles", \UISearchBar.scopeButtonTitles)
    bind.field("UISearchBar.selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex)
    bind.reading("UISearchBar.hasText", \UISearchBar.hasText)
    bind.action("UISearchBar.insertText(_:)") { (bar: UISearchBar, call) in bar.insertText(call.string(1)) }
    bind.action("UISearchBar.deleteBackward()") { (bar: UISearchBar, _) in bar.deleteBackward() }
    for name in ["text", "value"] {
      bind.value("Reactive<UISearchBar>.\(name)", \Reactive<UISearchBar>.text)
    }
    bind.value("Reactive<UISearchBar>.selectedScopeButtonIndex", \Reactive<UISearchBar>.selectedScopeButtonIndex)
    bind.event("Reactive<UISearchBar>.searchButtonClicked", \Reactive<UISearchBar>.searchButtonClicked)
    bind.event("Reactive<UISearchBar>.cancelButtonClicked", \Reactive<UISearchBar>.cancelButtonClicked)
    bind.event("Reactive<UISearchBar>.textDidBeginEditing", \Reactive<UISearchBar>.textDidBeginEditing)
    bind.event("Reactive<UISearchBar>.textDidEndEditing", \Reactive<UISearchBar>.textDidEndEditing)
  }
}
