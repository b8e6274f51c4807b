import Rx

/// A row of buttons of which one is selected.
open class UISegmentedControl: UIControl {
  @Displayed("UISegmentedControl.segments") private var segments: [(title: String?, isEnabled: Bool)] = []
  @Displayed("UISegmentedControl.selectedSegmentIndex") private var selected: Int = -1

  /// Makes a control with segments of these titles.
  public convenience init(items: [Any]?) {
    self.init()
    segments = (items ?? []).map { (title: $0 as? String ?? "\($0)", isEnabled: true) }
  }

  /// Index that means no selection.
  public static var noSegment: Int { -1 }

  public var numberOfSegments: Int { segments.count }

  /// Index of the selected segment, or `noSegment`.
  public var selectedSegmentIndex: Int {
    get { selected }
    set { selected = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment }
  }

  /// Inserts a segment at an index, or at the end if the index is beyond it.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert((title: title, isEnabled: true), at: min(max(segment, 0), segments.count))
  }

  /// Removes a segment.
  public func removeSegment(at segment: Int, animated: Bool) {
    if segments.indices.contains(segment) { segments.remove(at: segment) }
    if selected >= segments.count { selected = UISegmentedControl.noSegment }
  }

  /// Sets the title of a segment.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].title = title }
  }

  /// Returns the title of a segment.
  public func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Enables or disables a segment.
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }

  /// Returns true if a segment accepts presses.
  public func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }
}

extension Reactive where Base: UISegmentedControl {
  /// Index of the selected segment, with changes made by people; writable.
  public var selectedSegmentIndex: ControlProperty<Int> { value }

  /// Index of the selected segment, with changes made by people; writable.
  public var value: ControlProperty<Int> {
    changingProperty(
      getter: { $0.selectedSegmentIndex }, setter: { control, value in control.selectedSegmentIndex = value })
  }

  /// Enables or disables a segment.
  public func enabledForSegment(at index: Int) -> Binder<Bool> {
    Binder(base) { control, isEnabled in control.setEnabled(isEnabled, forSegmentAt: index) }
  }

  /// Sets the title of a segment.
  public func titleForSegment(at index: Int) -> Binder<String?> {
    Binder(base) { control, title in control.setTitle(title, forSegmentAt: index) }
  }
}
