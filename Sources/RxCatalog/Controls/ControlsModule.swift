import RxBindings
import Types
import Controls
import Execution
import Foundation
import Rx

/// `UIKit`, as far as `Controls` has it.
enum ControlsModule {
  /// Classes that are made without arguments or with a frame, which has no effect on a terminal.
  private static let views: [(String, @Sendable () -> UIView)] = [
    ("UIScrollView", { UIScrollView() }), ("UIStackView", { UIStackView() }),
    ("UIActivityIndicatorView", { UIActivityIndicatorView() }), ("UIProgressView", { UIProgressView() }),
    ("UISwitch", { UISwitch() }), ("UISlider", { UISlider() }), ("UIStepper", { UIStepper() }),
    ("UISegmentedControl", { UISegmentedControl() }), ("UITextView", { UITextView() }),
    ("UISearchBar", { UISearchBar() }), ("UITableView", { UITableView() }),
    ("UIPickerView", { UIPickerView() }), ("UIDatePicker", { UIDatePicker() }), ("UIPageControl", { UIPageControl() }),
    ("UIImageView", { UIImageView() }), ("UIRefreshControl", { UIRefreshControl() }), ("UITabBar", { UITabBar() }),
    ("UIWindow", { UIWindow() }),
  ]

  /// Adds what the generated declarations leave out: initializers that subclasses inherit, literals, and what UIKit adds to
  /// Foundation.
  static func addTo(_ module: NativeModule) {
    for (name, make) in views {
      module.extend(
        "extension \(name)",
        lazily: [
          NativeMember("init()", .nullary { .object(make()) }),
          NativeMember("init(frame: CGRect)", .unary { .object(try framed(make(), $0)) }),
        ])
    }
    let others: [(String, @Sendable () -> AnyObject)] = [
      ("UIResponder", { UIResponder() }), ("UIGestureRecognizer", { UIGestureRecognizer() }),
      ("UITapGestureRecognizer", { UITapGestureRecognizer() }),
      ("UICollectionViewLayout", { UICollectionViewLayout() }),
      ("UICollectionViewFlowLayout", { UICollectionViewFlowLayout() }), ("CLLocationManager", { CLLocationManager() }),
    ]
    for (name, make) in others {
      module.extend("extension \(name)", lazily: [NativeMember("init()", .nullary { .object(make()) })])
    }
    module.extend("extension NSObject: ReactiveCompatible")
    addDerivable(to: module)
    // The generated form leaves the type of the cells to be inferred.
    for (view, cell) in [("UITableView", "UITableViewCell"), ("UICollectionView", "UICollectionViewCell")] {
      module.extend(
        "extension Reactive where Base: \(view)",
        lazily: [
          NativeMember(
            """
            func items<Sequence: Swift.Sequence, Cell: \(cell), Source: ObservableType>(\
            cellIdentifier: String, cellType: Cell.Type) -> (_ source: Source) -> (_ configureCell: \
            @escaping (Int, Sequence.Element, Cell) -> Void) -> Disposable where Source.Element == Sequence
            """, RxCatalog.implementation("Reactive<\(view)>.items(cellIdentifier:cellType:)"))
        ])
    }
    module.global(
      named: ["kCLLocationAccuracyBest", "kCLLocationAccuracyKilometer", "kCLDistanceFilterNone"],
      lazily: [
        NativeMember("var kCLLocationAccuracyBest: Double { get }", .nullary { .double(-1) }),
        NativeMember("var kCLLocationAccuracyKilometer: Double { get }", .nullary { .double(1000) }),
        NativeMember("var kCLDistanceFilterNone: Double { get }", .nullary { .double(-1) }),
      ])
    addOptionSet("UIControlEvents", UIControlEvents.self, to: module)
    addOptionSet("UIControlState", UIControlState.self, to: module)
    module.alias("typealias AnyClass = AnyObject.Type")
    addSelectors(to: module)
    addPropertyObservation(to: module)
    OldSpellings.addControls(to: module)
    Geometry.add(to: module)
    addIndexPaths(to: module)
  }

  static func framed<View: UIView>(_ view: View, _ frame: Value) throws -> View {
    let frame: CGRect = try frame.unboxed()
    if frame != .zero { view.frame = frame }
    return view
  }

  static func addOptionSet<Options: OptionSet & Sendable>(
    _ name: String, _ type: Options.Type, to module: NativeModule
  ) where Options.Element == Options {
    module.extend(
      "extension \(name)",
      lazily: [
        NativeMember(
          "init(arrayLiteral elements: \(name)...)",
          .unary { elements in
            .boxed(try elements.asArray.reduce(into: Options()) { $0.formUnion(try $1.unboxed()) })
          }),
        NativeMember(
          "func contains(_ member: \(name)) -> Bool",
          .general { .bool(try $0.native(0, as: Options.self).contains($0.native(1))) }),
        NativeMember(
          "func union(_ other: \(name)) -> \(name)",
          .general { .boxed(try $0.native(0, as: Options.self).union($0.native(1))) }),
        NativeMember("var isEmpty: Bool { get }", .unary { .bool(try $0.unboxed(as: Options.self).isEmpty) }),
      ])
  }

  private static func addIndexPaths(to module: NativeModule) {
    module.extend(
      "extension IndexPath",
      lazily: [
        NativeMember(
          "init(row: Int, section: Int)", .binary { .boxed(IndexPath(row: $0.asInt, section: $1.asInt)) }),
        NativeMember(
          "init(item: Int, section: Int)", .binary { .boxed(IndexPath(item: $0.asInt, section: $1.asInt)) }),
        NativeMember("var item: Int { get }", .unary { .int(try $0.unboxed(as: IndexPath.self).item) }),
        NativeMember("var row: Int { get }", .unary { .int(try $0.unboxed(as: IndexPath.self).row) }),
        NativeMember("var section: Int { get }", .unary { .int(try $0.unboxed(as: IndexPath.self).section) }),
      ])
  }
}
