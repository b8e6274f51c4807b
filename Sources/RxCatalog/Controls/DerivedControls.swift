import RxBindings
import Types
import Controls
import Execution
import Foundation

// A class that programs derive from, with the part of the object that the program declares. `Generated/DerivedClasses.swift` has the
// others.

final class DerivedCell: UITableViewCell, DerivedObject {
  let instance: ClassInstance
  init(_ instance: ClassInstance, style: UITableViewCellStyle, reuseIdentifier: String?) {
    self.instance = instance
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init(style: UITableViewCellStyle, reuseIdentifier: String?) {
    preconditionFailure("made for a class of the program only")
  }
  required init?(coder: NSCoder) { nil }
  deinit { instance.end(with: self) }

  override func prepareForReuse() { if overridden("prepareForReuse()") == nil { super.prepareForReuse() } }
}

extension ControlsModule {
  /// Adds the initializers of these classes, for themselves and for the program's subclasses.
  static func addDerivable(to module: NativeModule) {
    let views: [(String, @Sendable () -> UIView, @Sendable (ClassInstance) -> UIView)] = [
      ("UIView", { UIView() }, { DerivedView($0) }), ("UIControl", { UIControl() }, { DerivedControl($0) }),
      ("UILabel", { UILabel() }, { DerivedLabel($0) }), ("UIButton", { UIButton() }, { DerivedButton($0) }),
      ("UITextField", { UITextField() }, { DerivedTextField($0) }),
    ]
    for (name, make, derive) in views {
      module.extend("extension \(name)", lazily: viewInitializers(make, derive))
    }
    addDerivableContainers(to: module)
    module.extend(
      "extension UITableViewCell",
      [
        NativeMember(
          "init(style: UITableViewCellStyle, reuseIdentifier: String?)",
          .general { call in
            .object(UITableViewCell(style: try call.get(0), reuseIdentifier: try call.get(1)))
          },
          deriving: .object { own, call in
            .object(DerivedCell(own, style: try call.get(0), reuseIdentifier: try call.get(1)))
          }),
        NativeMember(
          "convenience init()", .nullary { .object(UITableViewCell(style: .default, reuseIdentifier: nil)) },
          deriving: .delegates(to: "init(style:reuseIdentifier:)") { call in
            [try ScriptEnum(UITableViewCellStyle.self, in: call.runtime).value(0), .none]
          }),
        NativeMember(
          "required init?(coder: NSCoder)",
          .unary { _ in .wrapped(.object(UITableViewCell(style: .default, reuseIdentifier: nil))) },
          deriving: .object { own, _ in .wrapped(.object(DerivedCell(own, style: .default, reuseIdentifier: nil))) }),
      ])
    module.type("class Bundle", represents: Bundle.self)
    module.extend(
      "extension Bundle",
      [
        NativeMember("static var main: Bundle { get }", .nullary { .object(Bundle.main) }),
        // A program that is typed in brings nothing along.
        NativeMember("var bundleIdentifier: String? { get }", .nullary { .none }),
        NativeMember("var infoDictionary: [String: Any]? { get }", .nullary { .wrapped(.dictionary([:])) }),
        NativeMember("func object(forInfoDictionaryKey key: String) -> Any?", .binary { _, _ in .none }),
        NativeMember(
          "func url(forResource name: String?, withExtension ext: String?) -> URL?", .ternary { _, _, _ in .none }),
        NativeMember(
          "func path(forResource name: String?, ofType ext: String?) -> String?", .ternary { _, _, _ in .none }),
      ])
    module.extend(
      "extension UIViewController",
      lazily: controllerInitializers({ UIViewController() }, { DerivedViewController($0) }))
  }
}
