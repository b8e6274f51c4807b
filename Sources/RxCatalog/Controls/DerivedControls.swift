import RxBindings
import Types
import Controls
import Execution
import Foundation

// The classes that programs derive from, each with the part of the object that the program declares.

final class DerivedView: UIView, DerivedObject {
  let instance: ClassInstance
  init(_ instance: ClassInstance) {
    self.instance = instance
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  deinit { instance.end(with: self) }
}

final class DerivedControl: UIControl, DerivedObject {
  let instance: ClassInstance
  init(_ instance: ClassInstance) {
    self.instance = instance
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  deinit { instance.end(with: self) }
}

final class DerivedLabel: UILabel, DerivedObject {
  let instance: ClassInstance
  init(_ instance: ClassInstance) {
    self.instance = instance
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  deinit { instance.end(with: self) }
}

final class DerivedButton: UIButton, DerivedObject {
  let instance: ClassInstance
  init(_ instance: ClassInstance) {
    self.instance = instance
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  deinit { instance.end(with: self) }
}

final class DerivedTextField: UITextField, DerivedObject {
  let instance: ClassInstance
  init(_ instance: ClassInstance) {
    self.instance = instance
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  deinit { instance.end(with: self) }
}

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

final class DerivedViewController: UIViewController, DerivedObject {
  let instance: ClassInstance
  init(_ instance: ClassInstance) {
    self.instance = instance
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  deinit { instance.end(with: self) }

  override func loadView() { if overridden("loadView()") == nil { super.loadView() } }
  override func viewDidLoad() { if overridden("viewDidLoad()") == nil { super.viewDidLoad() } }
  override func viewWillAppear(_ animated: Bool) {
    if overridden("viewWillAppear(_:)", .bool(animated)) == nil { super.viewWillAppear(animated) }
  }
  override func viewDidAppear(_ animated: Bool) {
    if overridden("viewDidAppear(_:)", .bool(animated)) == nil { super.viewDidAppear(animated) }
  }
  override func viewWillDisappear(_ animated: Bool) {
    if overridden("viewWillDisappear(_:)", .bool(animated)) == nil { super.viewWillDisappear(animated) }
  }
  override func viewDidDisappear(_ animated: Bool) {
    if overridden("viewDidDisappear(_:)", .bool(animated)) == nil { super.viewDidDisappear(animated) }
  }
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
