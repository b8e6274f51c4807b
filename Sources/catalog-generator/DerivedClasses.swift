/// Classes of controls that programs derive from: subclasses that hold the part of an object that the program declares, and that
/// call its overrides.
enum DerivedClasses {
  /// Initializer of the superclass that makes the object.
  enum Making {
    case frame
    /// As `frame`, which the superclass requires of all subclasses.
    case requiredFrame
    case nib
  }

  /// Name, superclass and overridable methods. A method with a parameter takes `_ animated: Bool`.
  private static let all: [(name: String, superclass: String, making: Making, methods: [String])] = [
    ("DerivedView", "UIView", .frame, []), ("DerivedControl", "UIControl", .frame, []),
    ("DerivedLabel", "UILabel", .frame, []), ("DerivedButton", "UIButton", .frame, []),
    ("DerivedTextField", "UITextField", .frame, []),
    ("DerivedCollectionView", "UICollectionReusableView", .requiredFrame, ["prepareForReuse()"]),
    ("DerivedCollectionCell", "UICollectionViewCell", .requiredFrame, ["prepareForReuse()"]),
    ("DerivedViewController", "UIViewController", .nib, lifecycle),
    ("DerivedNavigationController", "UINavigationController", .nib, lifecycle),
    ("DerivedTabBarController", "UITabBarController", .nib, lifecycle),
  ]

  private static let lifecycle = [
    "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)",
    "viewDidDisappear(_:)",
  ]

  static var file: String {
    """
    // swift-format-ignore-file
    // Written by `swift run catalog-generator` from the list in Sources/catalog-generator/DerivedClasses.swift.
    import Controls
    import Execution
    import Foundation

    \(all.map(text).joined(separator: "\n"))
    """
  }

  private static func text(_ name: String, _ superclass: String, _ making: Making, _ methods: [String]) -> String {
    let required =
      making == .requiredFrame
      ? "  required init(frame: CGRect) { preconditionFailure(\"made for a class of the program only\") }\n" : ""
    let overrides = methods.map { method in
      let plain = String(method.prefix { $0 != "(" })
      let isAnimated = method.hasSuffix("(_:)")
      return "  override func \(plain)(\(isAnimated ? "_ animated: Bool" : "")) { "
        + "if overridden(\"\(method)\"\(isAnimated ? ", .bool(animated)" : "")) == nil { "
        + "super.\(plain)(\(isAnimated ? "animated" : "")) } }\n"
    }
    return """
      final class \(name): \(superclass), DerivedObject {
        let instance: ClassInstance
        init(_ instance: ClassInstance) {
          self.instance = instance
          super.init(\(making == .nib ? "nibName: nil, bundle: nil" : "frame: .zero"))
        }
      \(required)  required init?(coder: NSCoder) { nil }
        deinit { instance.end(with: self) }
      \(overrides.joined())}

      """
  }
}
