import Rx

/// Buttons in a row of which one is pressed.
open class UISegmentedControl: UIControl {
  @Displayed("UISegmentedControl.segments") private var segments: [(title: String?, isEnabled: Bool)] = []
  @Displayed("UISegmentedControl.selectedSegmentIndex") private var selected: Int = -1

  /// Segments with these titles.
  public convenience init(items: [Any]?) {
    self.init()
    segments = (items ?? []).map { (title: $0 as? String ?? "\($0)", isEnabled: true) }
  }

  /// Means that none is pressed.
  public static var noSegment: Int { -1 }

  public var numberOfSegments: Int { segments.count }

  /// The one that is pressed, or `noSegment`.
  public var selectedSegmentIndex: Int {
    get { selected }
    set { selected = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment }
  }

  /// Adds a segment at a place, or at the end where the place is beyond it.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert((title: title, isEnabled: true), at: min(max(segment, 0), segments.count))
  }

  /// Takes a segment away.
  public func removeSegment(at segment: Int, animated: Bool) {
    if segments.indices.contains(segment) { segments.remove(at: segment) }
    if selected >= segments.count { selected = UISegmentedControl.noSegment }
  }

  /// Sets what stands on a segment.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].title = title }
  }

  /// What stands on a segment.
  public func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Lets a segment be pressed, or not.
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }

  /// Whether a segment can be pressed.
  public func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }
}

extension Reactive where Base: UISegmentedControl {
  /// The segment that is pressed, as people change it; it can be set.
  public var selectedSegmentIndex: ControlProperty<Int> { value }

  /// The segment that is pressed, as people change it; it can be set.
  public var value: ControlProperty<Int> {
    changingProperty(
      getter: { $0.selectedSegmentIndex }, setter: { control, value in control.selectedSegmentIndex = value })
  }

  /// Lets a segment be pressed, or not.
  public func enabledForSegment(at index: Int) -> Binder<Bool> {
    Binder(base) { control, isEnabled in control.setEnabled(isEnabled, forSegmentAt: index) }
  }

  /// Sets what stands on a segment.
  public func titleForSegment(at index: Int) -> Binder<String?> {
    Binder(base) { control, title in control.setTitle(title, forSegmentAt: index) }
  }
}
