import Controls

/// Something that a screen shows, and what it is called there.
struct ScreenControl {
  /// The name of the control for commands: the variable or the outlet that holds it; nil for views that nothing names.
  let name: String?
  /// The variable that holds its controller, where it is an outlet.
  let owner: String?
  let view: UIView
  /// True if its controller shows other views and this one was added to none.
  var isLeftOut = false

  var path: String? { name.map { name in owner.map { "\($0).\(name)" } ?? name } }
}

extension UIView {
  /// The kind of control in a sentence.
  var kindName: String {
    switch self {
    case is UITextField: "a text field"
    case is UITextView: "a text view"
    case is UISearchBar: "a search bar"
    case is UILabel: "a label"
    case is UIButton: "a button"
    case is UISwitch: "a switch"
    case is UISlider: "a slider"
    case is UIStepper: "a stepper"
    case is UISegmentedControl: "a segmented control"
    case is UITableView: "a table"
    case is UICollectionView: "a collection"
    case is UIPickerView: "a picker"
    case is UIDatePicker: "a date picker"
    case is UIPageControl: "a page control"
    case is UIRefreshControl: "a refresh control"
    case is UITabBar: "a tab bar"
    case is UIImageView: "an image view"
    case is CLLocationView: "a source of locations"
    case is UIProgressView: "a progress bar"
    case is UIActivityIndicatorView: "an activity indicator"
    default: "a view"
    }
  }

  /// True if it is only there to hold others.
  var isContainer: Bool {
    switch self {
    case is UIControl, is UILabel, is UITextView, is UISearchBar, is UITableView, is UICollectionView, is UIPickerView,
      is UITabBar, is UIImageView, is UIProgressView, is UIActivityIndicatorView, is CLLocationView:
      type(of: self) == UIControl.self
    default: true
    }
  }
}
