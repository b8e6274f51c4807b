import Controls
import Execution
import Foundation
import RxBindings
import Types

extension ControlsModule {
  /// Adds the initializers of these classes, for themselves and for the program's subclasses.
  static func addDerivableContainers(to module: NativeModule) {
    let views: [(String, @Sendable () -> UIView, @Sendable (ClassInstance) -> UIView)] = [
      ("UICollectionReusableView", { UICollectionReusableView(frame: .zero) }, { DerivedCollectionView($0) }),
      ("UICollectionViewCell", { UICollectionViewCell(frame: .zero) }, { DerivedCollectionCell($0) }),
    ]
    for (name, make, derive) in views {
      module.extend("extension \(name)", lazily: viewInitializers(make, derive))
    }
    let controllers: [(String, @Sendable () -> UIViewController, @Sendable (ClassInstance) -> UIViewController)] = [
      ("UINavigationController", { UINavigationController() }, { DerivedNavigationController($0) }),
      ("UITabBarController", { UITabBarController() }, { DerivedTabBarController($0) }),
    ]
    for (name, make, derive) in controllers {
      module.extend("extension \(name)", lazily: controllerInitializers(make, derive))
    }
    module.extend(
      "extension UINavigationController",
      lazily: [
        NativeMember(
          "init(rootViewController: UIViewController)",
          .general { .object(UINavigationController(rootViewController: try $0.get(0))) },
          deriving: .object { own, call in
            let stack = DerivedNavigationController(own)
            stack.viewControllers = [try call.get(0)]
            return .object(stack)
          })
      ])
  }

  /// Initializers of views: with a frame, without arguments, and of a storyboard.
  static func viewInitializers(
    _ make: @escaping @Sendable () -> UIView, _ derive: @escaping @Sendable (ClassInstance) -> UIView
  ) -> [NativeMember] {
    [
      NativeMember(
        "init(frame: CGRect)", .unary { .object(try framed(make(), $0)) },
        deriving: .object { own, call in .object(try framed(derive(own), call[0])) }),
      NativeMember(
        "convenience init()", .nullary { .object(make()) },
        deriving: .delegates(to: "init(frame:)") { _ in [.boxed(CGRect.zero)] }),
      NativeMember(
        "required init?(coder: NSCoder)", .unary { _ in .wrapped(.object(make())) },
        deriving: .object { own, _ in .wrapped(.object(derive(own))) }),
    ]
  }

  /// Initializers of controllers: with a nib file, without arguments, and of a storyboard.
  static func controllerInitializers(
    _ make: @escaping @Sendable () -> UIViewController,
    _ derive: @escaping @Sendable (ClassInstance) -> UIViewController
  ) -> [NativeMember] {
    [
      NativeMember(
        "init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)", .general { _ in .object(make()) },
        deriving: .object { own, _ in .object(derive(own)) }),
      NativeMember(
        "convenience init()", .nullary { .object(make()) },
        deriving: .delegates(to: "init(nibName:bundle:)") { _ in [.none, .none] }),
      NativeMember(
        "required init?(coder: NSCoder)", .unary { _ in .wrapped(.object(make())) },
        deriving: .object { own, _ in .wrapped(.object(derive(own))) }),
    ]
  }
}
