import Foundation
import Rx

/// What hears of a table beside `rx`. How high rows are matters to nobody in a terminal.
public protocol UITableViewDelegate: AnyObject {
  /// Somebody taps a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// A row is no longer selected because somebody tapped another.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// How high a row is.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

extension UITableViewDelegate {
  /// Somebody taps a row.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// A row is no longer selected because somebody tapped another.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// How high a row is.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
}

extension Reactive where Base: UITableView {
  /// Lets an object hear of the table beside `rx`, until the result is disposed. The table does not keep it.
  public func setDelegate(_ delegate: any UITableViewDelegate) -> any Disposable {
    base.delegate = delegate
    return Disposables.create { [weak base] in base?.delegate = nil }
  }
}
