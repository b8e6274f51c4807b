import RxBindings
import Types
import Controls
import Execution
import Rx

extension OldSpellings {
  /// Adds the names that RxSwift 2 and the UIKit of its time gave the controls' members.
  static func addControls(to module: NativeModule) {
    let spellings = OldSpellings(module: module)
    spellings.addReactiveControls()
    spellings.addPlainControls()
    spellings.addAlertView()
  }

  private func addReactiveControls() {
    for type in ["UITextField", "UITextView", "UISearchBar"] {
      module.extend(
        "extension \(type)",
        lazily: [
          deprecated(
            "rx.text.orEmpty", "var rx_text: ControlProperty<String> { get }",
            .general { call in
              let property: ControlProperty<String?> =
                switch call[0].asObject {
                case let field as UITextField: field.rx.text
                case let view as UITextView: view.rx.text
                default: try call.native(0, as: UISearchBar.self).rx.text
                }
              return .property(property.orEmpty)
            })
        ])
    }
    module.extend(
      "extension UILabel",
      lazily: [
        deprecated(
          "rx.text", "var rx_text: AnyObserver<String> { get }",
          .general { call in
            .boxed(AnyObserver(label: try call.native(0)))
          })
      ])
    module.extend(
      "extension UIButton",
      lazily: [
        deprecated(
          "rx.tap", "var rx_tap: ControlEvent<Void> { get }",
          .general { .happening(try $0.native(0, as: UIButton.self).rx.tap) })
      ])
    module.extend(
      "extension UIControl",
      lazily: [
        deprecated(
          "rx.isEnabled", "var rx_enabled: Binder<Bool> { get }",
          .general { .binder(try $0.native(0, as: UIControl.self)) { $0.isEnabled = $1 } }),
        deprecated(
          "rx.controlEvent(_:)", "func rx_controlEvent(_ events: UIControl.Event) -> ControlEvent<Void>",
          onReactive("Reactive<UIControl>.controlEvent(_:)")),
        renamed(
          "sendActions(for:)", "func sendActionsForControlEvents(_ events: UIControl.Event)",
          as: "UIControl.sendActions(for:)"),
      ])
    let events = [
      ("TouchUpInside", "touchUpInside"), ("ValueChanged", "valueChanged"), ("EditingChanged", "editingChanged"),
      ("EditingDidBegin", "editingDidBegin"), ("EditingDidEnd", "editingDidEnd"),
      ("EditingDidEndOnExit", "editingDidEndOnExit"),
    ]
    module.extend(
      "extension UIControlEvents",
      lazily: events.map { old, today in
        renamed(today, "static var \(old): UIControlEvents { get }", as: "static UIControlEvents.\(today)")
      })
    module.extend(
      "extension UIView",
      lazily: [
        deprecated(
          "rx.isHidden", "var rx_hidden: Binder<Bool> { get }",
          .general { .binder(try $0.native(0, as: UIView.self)) { $0.isHidden = $1 } })
      ])
    module.extend(
      "extension UISwitch",
      lazily: [
        deprecated(
          "rx.isOn", "var rx_value: ControlProperty<Bool> { get }",
          .general { .property(try $0.native(0, as: UISwitch.self).rx.isOn) })
      ])
    module.extend(
      "extension UITableView",
      lazily: [
        deprecated(
          "rx.itemSelected", "var rx_itemSelected: ControlEvent<IndexPath> { get }",
          .general { .happening(try $0.native(0, as: UITableView.self).rx.itemSelected) }),
        deprecated(
          "rx.modelSelected(_:)", "func rx_modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T>",
          .general { .boxed(try $0.native(0, as: UITableView.self).rx.modelSelected(Value.self)) }),
        deprecated(
          "rx.items(cellIdentifier:cellType:)",
          """
          func rx_itemsWithCellIdentifier<Sequence: Swift.Sequence, Cell: UITableViewCell, Source: ObservableType>(\
          _ cellIdentifier: String, cellType: Cell.Type = Cell.self) -> (_ source: Source) \
          -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) -> Disposable \
          where Source.Element == Sequence
          """, onReactive("Reactive<UITableView>.items(cellIdentifier:cellType:)")),
      ])
    module.extend(
      "extension UISlider",
      lazily: [
        deprecated(
          "rx.value", "var rx_value: ControlProperty<Float> { get }",
          .general { .property(try $0.native(0, as: UISlider.self).rx.value) })
      ])
  }

  /// Returns the current binding with the control's `rx` as receiver.
  private func onReactive(_ key: String) -> NativeImplementation {
    guard case .general(let body) = RxCatalog.implementation(key) else {
      preconditionFailure("the binding for \(key) takes its arguments in another way")
    }
    return .general { call in
      var arguments = call.arguments
      arguments[0] = .boxed(Reactive<Value>(call[0]))
      return try body(
        NativeCall(arguments: arguments, typeArguments: call.typeArguments, runtime: call.runtime, site: call.site))
    }
  }

  private func addPlainControls() {
    for (type, old, new) in [("UIView", "hidden", "isHidden"), ("UIControl", "enabled", "isEnabled")] {
      module.extend(
        "extension \(type)",
        lazily: [
          NativeMember(
            "@available(*, deprecated, obsoleted: 6, renamed: \"\(new)\") var \(old): Bool { get set }",
            RxCatalog.implementation("\(type).\(new)"),
            setter: RxCatalog.binding("\(type).\(new)").setter)
        ])
    }
    let colors: [(String, UIColor)] = [
      ("black", .black), ("white", .white), ("gray", .gray), ("red", .red), ("green", .green), ("blue", .blue),
      ("yellow", .yellow), ("orange", .orange), ("clear", .clear),
    ]
    module.extend(
      "extension UIColor",
      lazily: colors.map { name, color in
        deprecated(name, "static func \(name)Color() -> UIColor", .nullary { .object(color) })
      })
  }

  /// `UIAlertView`, which shows itself on top of everything.
  private func addAlertView() {
    module.type("class UIAlertView: NSObject", represents: OldAlert.self)
    module.extend(
      "extension UIAlertView",
      lazily: [
        deprecated(
          "UIAlertController.init(title:message:preferredStyle:)",
          "init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?)",
          .general { call in
            .object(OldAlert(title: try call.get(0), message: try call.get(1), button: try call.get(3)))
          }),
        NativeMember(
          "func show()",
          .general { call in
            let alert: OldAlert = try call.native(0)
            ControlSite.at(call.site) { alert.show() }
            return .void
          }),
      ])
  }
}

/// An alert of the time before `UIAlertController`.
private final class OldAlert: @unchecked Sendable {
  // Unchecked because the alert's state is behind the controls' lock.
  private let alert: UIAlertController

  init(title: String?, message: String?, button: String?) {
    alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    if let button { alert.addAction(UIAlertAction(title: button, style: .cancel)) }
  }

  func show() { UserInterface.show(alert) }
}

extension AnyObserver where Element == Value {
  /// Makes the former `rx_text` of a label: an observer that moves texts to the main thread.
  fileprivate init(label: UILabel) {
    let text = label.rx.text
    self.init { event in text.on(event.map { $0.asString }) }
  }
}
