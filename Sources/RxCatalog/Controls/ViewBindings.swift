import RxBindings
import Controls
import Execution
import Foundation
import Rx

extension Bindings {
  /// Binds views and their properties.
  mutating func bindViews() {
    var bind = self
    defer { self = bind }

    bind("UIColor.init(red:green:blue:alpha:)") { call in
      .object(UIColor(red: try call.get(0), green: try call.get(1), blue: try call.get(2), alpha: try call.get(3)))
    }
    bind("UIColor.init(white:alpha:)") { .object(UIColor(white: try $0.get(0), alpha: try $0.get(1))) }
    bind("UIColor.withAlphaComponent(_:)") { call in
      .object(try call.get(0, as: UIColor.self).withAlphaComponent(call.get(1)))
    }
    for (name, color) in UIColor.named { bind("static UIColor.\(name)") { _ in .object(color) } }

    bind.field("UIView.isHidden", \UIView.isHidden)
    bind.field("UIView.alpha", \UIView.alpha)
    bind.field("UIView.backgroundColor", \UIView.backgroundColor)
    bind.field("UIView.tintColor", \UIView.tintColor)
    bind.field("UIView.tag", \UIView.tag)
    bind.field("UIView.frame", \UIView.frame)
    bind.field("UIView.isUserInteractionEnabled", \UIView.isUserInteractionEnabled)
    bind.field("UIView.accessibilityLabel", \UIView.accessibilityLabel)
    bind.reading("UIView.superview", \UIView.superview)
    bind.reading("UIView.subviews", \UIView.subviews)
    bind.reading("UIView.isFirstResponder", \UIView.isFirstResponder)
    bind.reading("UIView.canBecomeFirstResponder", \UIView.canBecomeFirstResponder)
    bind.reading("UIView.gestureRecognizers", \UIView.gestureRecognizers)
    bind.action("UIView.addSubview(_:)") { (view: UIView, call) in view.addSubview(try call.get(1)) }
    bind.action("UIView.removeFromSuperview()") { (view: UIView, _) in view.removeFromSuperview() }
    bind.action("UIView.addGestureRecognizer(_:)") { (view: UIView, call) in
      view.addGestureRecognizer(try call.get(1))
    }
    bind.action("UIView.removeGestureRecognizer(_:)") { (view: UIView, call) in
      view.removeGestureRecognizer(try call.get(1))
    }
    bind.method("UIView.becomeFirstResponder()") { (view: UIView, _) in .bool(view.becomeFirstResponder()) }
    bind.method("UIView.resignFirstResponder()") { (view: UIView, _) in .bool(view.resignFirstResponder()) }
    bind.method("UIView.endEditing(_:)") { (view: UIView, call) in .bool(view.endEditing(call.bool(1))) }
    bind.reactive("Reactive<UIResponder>.deallocated") { (object: UIResponder, _) in
      .stream(object.rx.deallocated.map { .void })
    }
    bindMessages(&bind)

    bind.field("UILabel.text", \UILabel.text)
    bind.field("UILabel.textColor", \UILabel.textColor)
    bind.field("UILabel.isEnabled", \UILabel.isEnabled)
    bind.field("UILabel.isHighlighted", \UILabel.isHighlighted)
    bind.field("UILabel.numberOfLines", \UILabel.numberOfLines)

    bind.reading("UIActivityIndicatorView.isAnimating", \UIActivityIndicatorView.isAnimating)
    bind.field("UIActivityIndicatorView.hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped)
    bind.field("UIActivityIndicatorView.color", \UIActivityIndicatorView.color)
    bind.action("UIActivityIndicatorView.startAnimating()") { (view: UIActivityIndicatorView, _) in
      view.startAnimating()
    }
    bind.action("UIActivityIndicatorView.stopAnimating()") { (view: UIActivityIndicatorView, _) in view.stopAnimating()
    }
    bind.reactive("Reactive<UIActivityIndicatorView>.isAnimating") { (view: UIActivityIndicatorView, _) in
      .binder(view) { view, isAnimating in if isAnimating { view.startAnimating() } else { view.stopAnimating() } }
    }

    bind.field("UIProgressView.progress", \UIProgressView.progress)
    bind.action("UIProgressView.setProgress(_:animated:)") { (view: UIProgressView, call) in
      view.setProgress(try call.get(1), animated: call.bool(2))
    }

    bind("UIStackView.init(arrangedSubviews:)") { .object(UIStackView(arrangedSubviews: try $0.get(0))) }
    bind.reading("UIStackView.arrangedSubviews", \UIStackView.arrangedSubviews)
    bind.action("UIStackView.addArrangedSubview(_:)") { (view: UIStackView, call) in
      view.addArrangedSubview(try call.get(1))
    }

    bind.field("UIGestureRecognizer.isEnabled", \UIGestureRecognizer.isEnabled)
    bind.reading("UIGestureRecognizer.view", \UIGestureRecognizer.view)
    bind.field("UITapGestureRecognizer.numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired)
    bind.event("Reactive<UIGestureRecognizer>.event", \Reactive<UIGestureRecognizer>.event)
  }
}
