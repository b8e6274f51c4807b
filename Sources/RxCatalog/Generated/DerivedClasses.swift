// swift-format-ignore-file
// Written by `swift run catalog-generator` from the list in Sources/catalog-generator/DerivedClasses.swift.
import Controls
import Execution
import Foundation

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

final class DerivedCollectionView: UICollectionReusableView, DerivedObject {
  let instance: ClassInstance
  init(_ instance: ClassInstance) {
    self.instance = instance
    super.init(frame: .zero)
  }
  required init(frame: CGRect) { preconditionFailure("made for a class of the program only") }
  required init?(coder: NSCoder) { nil }
  deinit { instance.end(with: self) }
  override func prepareForReuse() { if overridden("prepareForReuse()") == nil { super.prepareForReuse() } }
}

final class DerivedCollectionCell: UICollectionViewCell, DerivedObject {
  let instance: ClassInstance
  init(_ instance: ClassInstance) {
    self.instance = instance
    super.init(frame: .zero)
  }
  required init(frame: CGRect) { preconditionFailure("made for a class of the program only") }
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
  override func viewWillAppear(_ animated: Bool) { if overridden("viewWillAppear(_:)", .bool(animated)) == nil { super.viewWillAppear(animated) } }
  override func viewDidAppear(_ animated: Bool) { if overridden("viewDidAppear(_:)", .bool(animated)) == nil { super.viewDidAppear(animated) } }
  override func viewWillDisappear(_ animated: Bool) { if overridden("viewWillDisappear(_:)", .bool(animated)) == nil { super.viewWillDisappear(animated) } }
  override func viewDidDisappear(_ animated: Bool) { if overridden("viewDidDisappear(_:)", .bool(animated)) == nil { super.viewDidDisappear(animated) } }
}

final class DerivedNavigationController: UINavigationController, DerivedObject {
  let instance: ClassInstance
  init(_ instance: ClassInstance) {
    self.instance = instance
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  deinit { instance.end(with: self) }
  override func loadView() { if overridden("loadView()") == nil { super.loadView() } }
  override func viewDidLoad() { if overridden("viewDidLoad()") == nil { super.viewDidLoad() } }
  override func viewWillAppear(_ animated: Bool) { if overridden("viewWillAppear(_:)", .bool(animated)) == nil { super.viewWillAppear(animated) } }
  override func viewDidAppear(_ animated: Bool) { if overridden("viewDidAppear(_:)", .bool(animated)) == nil { super.viewDidAppear(animated) } }
  override func viewWillDisappear(_ animated: Bool) { if overridden("viewWillDisappear(_:)", .bool(animated)) == nil { super.viewWillDisappear(animated) } }
  override func viewDidDisappear(_ animated: Bool) { if overridden("viewDidDisappear(_:)", .bool(animated)) == nil { super.viewDidDisappear(animated) } }
}

final class DerivedTabBarController: UITabBarController, DerivedObject {
  let instance: ClassInstance
  init(_ instance: ClassInstance) {
    self.instance = instance
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  deinit { instance.end(with: self) }
  override func loadView() { if overridden("loadView()") == nil { super.loadView() } }
  override func viewDidLoad() { if overridden("viewDidLoad()") == nil { super.viewDidLoad() } }
  override func viewWillAppear(_ animated: Bool) { if overridden("viewWillAppear(_:)", .bool(animated)) == nil { super.viewWillAppear(animated) } }
  override func viewDidAppear(_ animated: Bool) { if overridden("viewDidAppear(_:)", .bool(animated)) == nil { super.viewDidAppear(animated) } }
  override func viewWillDisappear(_ animated: Bool) { if overridden("viewWillDisappear(_:)", .bool(animated)) == nil { super.viewWillDisappear(animated) } }
  override func viewDidDisappear(_ animated: Bool) { if overridden("viewDidDisappear(_:)", .bool(animated)) == nil { super.viewDidDisappear(animated) } }
}
