import RxBindings
import Controls
import Execution
import Foundation
import Rx

extension Bindings {
  /// Binds properties of appearance, which are kept for the program.
  mutating func bindAppearance() {
    var bind = self
    defer { self = bind }

    bindFonts(&bind)
    bind.reading("UIColor.cgColor", \UIColor.cgColor)
    bind.field("CALayer.cornerRadius", \CALayer.cornerRadius)
    bind.field("CALayer.borderWidth", \CALayer.borderWidth)
    bind.field("CALayer.borderColor", \CALayer.borderColor)
    bind.field("CALayer.masksToBounds", \CALayer.masksToBounds)
    bind.field("CALayer.opacity", \CALayer.opacity)
    bind.field("CALayer.shadowColor", \CALayer.shadowColor)
    bind.field("CALayer.shadowOpacity", \CALayer.shadowOpacity)
    bind.field("CALayer.shadowRadius", \CALayer.shadowRadius)
    bind.field("CALayer.shadowOffset", \CALayer.shadowOffset)

    bind.reading("UIView.layer", \UIView.layer)
    bind.field("UIView.clipsToBounds", \UIView.clipsToBounds)
    bind.choice("UIView.contentMode", \UIView.contentMode)

    bind.property(
      "UILabel.font",
      get: { call in
        try ControlSite.at(call.site) { (try call.native(0, as: UILabel.self).font as UIFont?).scriptValue }
      },
      set: { receiver, call in
        let label: UILabel = try receiver.unboxed()
        let font = try UIFont?.fromScriptValue(call.arguments.last ?? .none)
        ControlSite.at(call.site) { label.font = font }
      })
    bind.choice("UILabel.textAlignment", \UILabel.textAlignment)
    bind.choice("UILabel.lineBreakMode", \UILabel.lineBreakMode)
    bind.field("UILabel.adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)

    bind.field("UITextField.font", \UITextField.font)
    bind.choice("UITextField.textAlignment", \UITextField.textAlignment)
    bind.choice("UITextField.borderStyle", \UITextField.borderStyle)
    bind.choice("UITextField.clearButtonMode", \UITextField.clearButtonMode)
    bind.choice("UITextField.keyboardType", \UITextField.keyboardType)
    bind.choice("UITextField.returnKeyType", \UITextField.returnKeyType)
    bind.choice("UITextField.autocapitalizationType", \UITextField.autocapitalizationType)
    bind.choice("UITextField.autocorrectionType", \UITextField.autocorrectionType)
    bind.field("UITextView.font", \UITextView.font)
    bind.choice("UITextView.textAlignment", \UITextView.textAlignment)
    bind.reading("UIButton.titleLabel", \UIButton.titleLabel)

    bind.field("UITableView.rowHeight", \UITableView.rowHeight)
    bind.field("UITableView.estimatedRowHeight", \UITableView.estimatedRowHeight)
    bind("static UITableView.automaticDimension") { _ in .double(UITableView.automaticDimension) }
    bind.choice("UITableView.separatorStyle", \UITableView.separatorStyle)
    bind.field("UITableView.tableHeaderView", \UITableView.tableHeaderView)
    bind.field("UITableView.tableFooterView", \UITableView.tableFooterView)
    bind.choice("UITableViewCell.selectionStyle", \UITableViewCell.selectionStyle)
    bind("UIActivityIndicatorView.init(style:)") { _ in .object(UIActivityIndicatorView()) }
  }

  private func bindFonts(_ bind: inout Bindings) {
    bind("UIFont.init(name:size:)") { .optional(UIFont(name: $0.string(0), size: try $0.get(1)).map { .object($0) }) }
    bind("static UIFont.systemFont(ofSize:)") { .object(UIFont.systemFont(ofSize: try $0.get(0))) }
    bind("static UIFont.systemFont(ofSize:weight:)") {
      .object(UIFont.systemFont(ofSize: try $0.get(0), weight: try $0.get(1)))
    }
    bind("static UIFont.boldSystemFont(ofSize:)") { .object(UIFont.boldSystemFont(ofSize: try $0.get(0))) }
    bind("static UIFont.italicSystemFont(ofSize:)") { .object(UIFont.italicSystemFont(ofSize: try $0.get(0))) }
    bind("static UIFont.preferredFont(forTextStyle:)") {
      .object(UIFont.preferredFont(forTextStyle: try $0.get(0)))
    }
    bind.reading("UIFont.fontName", \UIFont.fontName)
    bind.reading("UIFont.pointSize", \UIFont.pointSize)
  }

  /// A property that is one of an enum's cases.
  mutating func choice<Owner: AnyObject, Case: ScriptCases>(
    _ key: String, _ path: ReferenceWritableKeyPath<Owner, Case> & Sendable
  ) {
    property(
      key,
      get: { call in
        try ControlSite.at(call.site) { try call.value(ofCase: call.native(0, as: Owner.self)[keyPath: path]) }
      },
      set: { receiver, call in
        let owner = try receiver.unboxed(as: Owner.self)
        let value = try Case.fromScriptValue(call.arguments.last ?? .void)
        ControlSite.at(call.site) { owner[keyPath: path] = value }
      })
  }
}

extension UIFont: ScriptConvertible {}
extension CALayer: ScriptConvertible {}
extension CGColor: ScriptConvertible {}

extension CGSize: ScriptConvertible {
  static func fromScriptValue(_ value: Value) throws -> CGSize { try value.unboxed() }
  var scriptValue: Value { .boxed(self) }
}

extension CGPoint: ScriptConvertible {
  static func fromScriptValue(_ value: Value) throws -> CGPoint { try value.unboxed() }
  var scriptValue: Value { .boxed(self) }
}
