import RxBindings
import Controls
import Execution
import Foundation
import Rx

extension Bindings {
  /// Scroll views, what refreshes them, and images.
  mutating func bindScrolling() {
    var bind = self
    defer { self = bind }

    bind.field("UIScrollView.contentOffset", \UIScrollView.contentOffset)
    bind.field("UIScrollView.contentSize", \UIScrollView.contentSize)
    bind.field("UIScrollView.contentInset", \UIScrollView.contentInset)
    bind.field("UIScrollView.isScrollEnabled", \UIScrollView.isScrollEnabled)
    bind.field("UIScrollView.refreshControl", \UIScrollView.refreshControl)
    bind.action("UIScrollView.setContentOffset(_:animated:)") { (view: UIScrollView, call) in
      view.contentOffset = try call.get(1)
    }
    bind.value("Reactive<UIScrollView>.contentOffset", \Reactive<UIScrollView>.contentOffset)
    bind.event("Reactive<UIScrollView>.didScroll", \Reactive<UIScrollView>.didScroll)
    bind.event("Reactive<UIScrollView>.willBeginDragging", \Reactive<UIScrollView>.willBeginDragging)
    bind.event("Reactive<UIScrollView>.didEndDragging", \Reactive<UIScrollView>.didEndDragging)
    bind.event("Reactive<UIScrollView>.willBeginDecelerating", \Reactive<UIScrollView>.willBeginDecelerating)
    bind.event("Reactive<UIScrollView>.didEndDecelerating", \Reactive<UIScrollView>.didEndDecelerating)
    bindInsets(&bind)

    bind.reading("UIRefreshControl.isRefreshing", \UIRefreshControl.isRefreshing)
    bind.action("UIRefreshControl.beginRefreshing()") { (control: UIRefreshControl, _) in control.beginRefreshing() }
    bind.action("UIRefreshControl.endRefreshing()") { (control: UIRefreshControl, _) in control.endRefreshing() }
    bind.reactive("Reactive<UIRefreshControl>.isRefreshing") { (control: UIRefreshControl, _) in
      .binder(control) { control, isRefreshing in
        if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
      }
    }

    bind("UIImage.init()") { _ in .object(UIImage()) }
    bind("UIImage.init(named:)") { .optional(UIImage(named: $0.string(0)).map { .object($0) }) }
    bind("UIImage.init(systemName:)") { .optional(UIImage(systemName: $0.string(0)).map { .object($0) }) }
    bind("UIImage.init(data:)") { .optional(UIImage(data: try $0.native(0)).map { .object($0) }) }
    bind.reading("UIImage.size", \UIImage.size)
    bind("UIImageView.init(image:)") { .object(UIImageView(image: try $0.get(0))) }
    bind.field("UIImageView.image", \UIImageView.image)
    bind.field("UIImageView.isHighlighted", \UIImageView.isHighlighted)
    bind.action("UIButton.setImage(_:for:)") { (button: UIButton, call) in
      button.setImage(try call.get(1), for: try call.get(2))
    }
    bind.method("UIButton.image(for:)") { (button: UIButton, call) in button.image(for: try call.get(1)).scriptValue }
    bind.reading("UIButton.currentImage", \UIButton.currentImage)
    bind.reactive("Reactive<UIButton>.image(for:)") { (button: UIButton, call) in
      let state: UIControlState = try call.get(1)
      return .binder(button) { button, image in button.setImage(image, for: state) }
    }
  }

  private func bindInsets(_ bind: inout Bindings) {
    bind("UIEdgeInsets.init(top:left:bottom:right:)") { call in
      .boxed(
        UIEdgeInsets(top: try call.get(0), left: try call.get(1), bottom: try call.get(2), right: try call.get(3)))
    }
    bind("UIEdgeInsets.init()") { _ in .boxed(UIEdgeInsets.zero) }
    bind("static UIEdgeInsets.zero") { _ in .boxed(UIEdgeInsets.zero) }
    bind.part("UIEdgeInsets.top", \UIEdgeInsets.top)
    bind.part("UIEdgeInsets.left", \UIEdgeInsets.left)
    bind.part("UIEdgeInsets.bottom", \UIEdgeInsets.bottom)
    bind.part("UIEdgeInsets.right", \UIEdgeInsets.right)
  }

  /// A property of a struct that can be set.
  mutating func part<Owner: Sendable, Member: ScriptConvertible>(
    _ key: String, _ path: WritableKeyPath<Owner, Member> & Sendable
  ) {
    property(
      key, get: { try $0.native(0, as: Owner.self)[keyPath: path].scriptValue },
      set: { receiver, call in
        var owner: Owner = try receiver.unboxed()
        owner[keyPath: path] = try Member.fromScriptValue(call.arguments.last ?? .void)
        receiver = .boxed(owner)
      })
  }
}

extension UIEdgeInsets: ScriptConvertible {
  static func fromScriptValue(_ value: Value) throws -> UIEdgeInsets { try value.unboxed() }
  var scriptValue: Value { .boxed(self) }
}

extension UIImage: ScriptConvertible {}
