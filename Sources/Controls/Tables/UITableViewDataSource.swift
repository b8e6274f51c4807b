import Foundation
import Rx

/// Source of a table's rows, written by the program.
public protocol UITableViewDataSource: AnyObject {
  /// Number of sections: one by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Number of rows of a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Row at an index path.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Title above a section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Called when a person deletes or inserts a row.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCellEditingStyle, forRowAt indexPath: IndexPath)
  /// Called when a person drags a row to another place.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// Number of sections: one.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Title above a section: none.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Called when a person deletes or inserts a row.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCellEditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Called when a person drags a row to another place.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

/// Data source that knows the element of each index path.
public protocol SectionedViewDataSourceType: AnyObject {
  /// Returns the element at an index path.
  func model(at indexPath: IndexPath) throws -> Any
}

extension UITableView {
  /// Source of the rows, which the table does not retain.
  public var dataSource: (any UITableViewDataSource)? {
    get { source }
    set {
      source = newValue
      if let newValue { showLater(TableContents(newValue)) }
    }
  }
}
