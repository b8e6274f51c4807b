import RxBindings
import Controls
import Execution
import Foundation
import Rx

extension Bindings {
  /// Binds constraints, stack views and navigation items.
  mutating func bindLayout() {
    var bind = self
    defer { self = bind }

    bind.field("UIView.bounds", \UIView.bounds)
    bind.field("UIView.center", \UIView.center)
    bind.field(
      "UIView.translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints)
    bind.reading("UIView.safeAreaLayoutGuide", \UIView.safeAreaLayoutGuide)
    bind.reading("UIView.layoutMarginsGuide", \UIView.layoutMarginsGuide)
    bind.action("UIView.layoutIfNeeded()") { (view: UIView, _) in view.layoutIfNeeded() }
    bind.action("UIView.setNeedsLayout()") { (view: UIView, _) in view.setNeedsLayout() }
    bind.action("UIView.sizeToFit()") { (view: UIView, _) in view.sizeToFit() }
    bind.void("static UIView.animate(withDuration:animations:completion:)") { call in
      let animations = call.action(1)
      let completion = call.consumer(2)
      ControlSite.at(call.site) {
        UIView.animate(
          withDuration: call[0].asDouble, animations: { animations?() }, completion: { completion?(.bool($0)) })
      }
    }
    bindAnchors(&bind)

    bind.field("NSLayoutConstraint.constant", \NSLayoutConstraint.constant)
    bind.reading("NSLayoutConstraint.multiplier", \NSLayoutConstraint.multiplier)
    bind.field("NSLayoutConstraint.isActive", \NSLayoutConstraint.isActive)
    bind.void("static NSLayoutConstraint.activate(_:)") { NSLayoutConstraint.activate(try $0.get(0)) }
    bind.void("static NSLayoutConstraint.deactivate(_:)") { NSLayoutConstraint.deactivate(try $0.get(0)) }

    bind.choice("UIStackView.axis", \UIStackView.axis)
    bind.choice("UIStackView.distribution", \UIStackView.distribution)
    bind.choice("UIStackView.alignment", \UIStackView.alignment)
    bind.field("UIStackView.spacing", \UIStackView.spacing)
    bindNavigation(&bind)
  }

  private func bindAnchors(_ bind: inout Bindings) {
    typealias Anchors<Anchor> = (
      name: String, ofView: KeyPath<UIView, Anchor> & Sendable, ofGuide: KeyPath<UILayoutGuide, Anchor> & Sendable
    )
    let sides: [Anchors<NSLayoutXAxisAnchor>] = [
      ("leading", \.leadingAnchor, \.leadingAnchor), ("trailing", \.trailingAnchor, \.trailingAnchor),
      ("left", \.leftAnchor, \.leftAnchor), ("right", \.rightAnchor, \.rightAnchor),
      ("centerX", \.centerXAnchor, \.centerXAnchor),
    ]
    for (name, ofView, ofGuide) in sides {
      bind.reading("UIView.\(name)Anchor", ofView)
      bind.reading("UILayoutGuide.\(name)Anchor", ofGuide)
    }
    let levels: [Anchors<NSLayoutYAxisAnchor>] = [
      ("top", \.topAnchor, \.topAnchor), ("bottom", \.bottomAnchor, \.bottomAnchor),
      ("centerY", \.centerYAnchor, \.centerYAnchor),
    ]
    for (name, ofView, ofGuide) in levels {
      bind.reading("UIView.\(name)Anchor", ofView)
      bind.reading("UILayoutGuide.\(name)Anchor", ofGuide)
    }
    bind.reading("UIView.widthAnchor", \UIView.widthAnchor)
    bind.reading("UIView.heightAnchor", \UIView.heightAnchor)
    bind.reading("UILayoutGuide.widthAnchor", \UILayoutGuide.widthAnchor)
    bind.reading("UILayoutGuide.heightAnchor", \UILayoutGuide.heightAnchor)

    bind("NSLayoutXAxisAnchor.constraint(equalTo:constant:)") { call in
      .object(
        try call.native(0, as: NSLayoutXAxisAnchor.self).constraint(equalTo: call.native(1), constant: call.get(2)))
    }
    bind("NSLayoutXAxisAnchor.constraint(greaterThanOrEqualTo:constant:)") { call in
      .object(
        try call.native(0, as: NSLayoutXAxisAnchor.self).constraint(
          greaterThanOrEqualTo: call.native(1), constant: call.get(2)))
    }
    bind("NSLayoutXAxisAnchor.constraint(lessThanOrEqualTo:constant:)") { call in
      .object(
        try call.native(0, as: NSLayoutXAxisAnchor.self).constraint(
          lessThanOrEqualTo: call.native(1), constant: call.get(2)))
    }
    bind("NSLayoutYAxisAnchor.constraint(equalTo:constant:)") { call in
      .object(
        try call.native(0, as: NSLayoutYAxisAnchor.self).constraint(equalTo: call.native(1), constant: call.get(2)))
    }
    bind("NSLayoutYAxisAnchor.constraint(greaterThanOrEqualTo:constant:)") { call in
      .object(
        try call.native(0, as: NSLayoutYAxisAnchor.self).constraint(
          greaterThanOrEqualTo: call.native(1), constant: call.get(2)))
    }
    bind("NSLayoutYAxisAnchor.constraint(lessThanOrEqualTo:constant:)") { call in
      .object(
        try call.native(0, as: NSLayoutYAxisAnchor.self).constraint(
          lessThanOrEqualTo: call.native(1), constant: call.get(2)))
    }
    bind("NSLayoutDimension.constraint(equalToConstant:)") { call in
      .object(try call.native(0, as: NSLayoutDimension.self).constraint(equalToConstant: call.get(1)))
    }
    bind("NSLayoutDimension.constraint(greaterThanOrEqualToConstant:)") { call in
      .object(try call.native(0, as: NSLayoutDimension.self).constraint(greaterThanOrEqualToConstant: call.get(1)))
    }
    bind("NSLayoutDimension.constraint(lessThanOrEqualToConstant:)") { call in
      .object(try call.native(0, as: NSLayoutDimension.self).constraint(lessThanOrEqualToConstant: call.get(1)))
    }
    bind("NSLayoutDimension.constraint(equalTo:multiplier:constant:)") { call in
      .object(
        try call.native(0, as: NSLayoutDimension.self).constraint(
          equalTo: call.native(1), multiplier: call.get(2), constant: call.get(3)))
    }
  }

  private func bindNavigation(_ bind: inout Bindings) {
    bind.reading("UIViewController.navigationItem", \UIViewController.navigationItem)
    bind("UINavigationItem.init(title:)") { .object(UINavigationItem(title: $0.string(0))) }
    bind.field("UINavigationItem.title", \UINavigationItem.title)
    bind.field("UINavigationItem.leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
    bind.field("UINavigationItem.rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
    bind("UIBarButtonItem.init(title:style:target:action:)") { call in
      .object(UIBarButtonItem(title: try call.get(0), style: try call.get(1), target: nil, action: nil))
    }
    bind("UIBarButtonItem.init(barButtonSystemItem:target:action:)") { call in
      .object(UIBarButtonItem(barButtonSystemItem: try call.get(0), target: nil, action: nil))
    }
    bind.field("UIBarButtonItem.title", \UIBarButtonItem.title)
    bind.field("UIBarButtonItem.isEnabled", \UIBarButtonItem.isEnabled)
    bind.event("Reactive<UIBarButtonItem>.tap", \Reactive<UIBarButtonItem>.tap)
  }
}

extension NSLayoutXAxisAnchor: ScriptConvertible {}
extension NSLayoutYAxisAnchor: ScriptConvertible {}
extension NSLayoutDimension: ScriptConvertible {}
extension NSLayoutConstraint: ScriptConvertible {}
extension UILayoutGuide: ScriptConvertible {}
