import Foundation
import Rx

/// Delegate of a table, beside `rx`. Row heights are accepted and have no effect on a terminal.
public protocol UITableViewDelegate: AnyObject {
  /// Called when a row is tapped.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Called when a row is deselected by a tap on another.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Called when the accessory of a row is tapped.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Height of a row.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

extension UITableViewDelegate {
  /// Called when a row is tapped.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Called when a row is deselected by a tap on another.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Called when the accessory of a row is tapped.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// Height of a row.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
}

extension Reactive where Base: UITableView {
  /// Sets a delegate beside `rx`, until the result is disposed of. The table does not retain it.
  public func setDelegate(_ delegate: any UITableViewDelegate) -> any Disposable {
    base.delegate = delegate
    return Disposables.create { [weak base] in base?.delegate = nil }
  }
}
