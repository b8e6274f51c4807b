import Foundation
import Rx

extension UITableView {
  public typealias RowAnimation = UITableViewRowAnimation

  /// Swipes a row away, which requests its deletion: the data belong to the program.
  package func swipe(row: Int, section: Int = 0) { commit(.delete, IndexPath(row: row, section: section)) }

  /// Taps the insertion control of a row, which requests a new row there.
  package func insert(row: Int, section: Int = 0) { commit(.insert, IndexPath(row: row, section: section)) }

  private func commit(_ style: UITableViewCellEditingStyle, _ indexPath: IndexPath) {
    dataSource?.tableView(self, commit: style, forRowAt: indexPath)
    events.send(style == .insert ? .inserted(indexPath) : .deleted(indexPath))
  }

  /// Drags a row to another place, which requests that the program moves its element.
  package func move(_ source: IndexPath, to destination: IndexPath) {
    dataSource?.tableView(self, moveRowAt: source, to: destination)
    events.send(.moved(source, destination))
  }

  /// Taps the accessory of a row.
  package func tapAccessory(row: Int, section: Int = 0) {
    let indexPath = IndexPath(row: row, section: section)
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    events.send(.accessoryTapped(indexPath))
  }

  /// Begins changes of rows, which have no animation here.
  public func beginUpdates() {}

  /// Shows the changes of rows.
  public func endUpdates() { reloadData() }

  /// Shows rows that were inserted into the data.
  public func insertRows(at indexPaths: [IndexPath], with animation: UITableViewRowAnimation) { reloadData() }

  /// Removes rows that were deleted from the data.
  public func deleteRows(at indexPaths: [IndexPath], with animation: UITableViewRowAnimation) { reloadData() }

  /// Makes rows again from the data.
  public func reloadRows(at indexPaths: [IndexPath], with animation: UITableViewRowAnimation) { reloadData() }
}

/// Editing operation of a row; also `UITableViewCell.EditingStyle`.
public enum UITableViewCellEditingStyle: Sendable {
  case none
  case delete
  case insert
}

/// Animations of rows, which have no effect here; also `UITableView.RowAnimation`.
public enum UITableViewRowAnimation: Sendable {
  case fade
  case right
  case left
  case top
  case bottom
  case none
  case middle
  case automatic
}

/// Source and destination of a row that was moved.
public typealias ItemMovedEvent = (sourceIndex: IndexPath, destinationIndex: IndexPath)

/// Row that is about to be shown.
public typealias WillDisplayCellEvent = (cell: UITableViewCell, indexPath: IndexPath)

extension Reactive where Base: UITableView {
  /// Sends the index path of each row that is swiped away. The row stays until the data do not contain it.
  public var itemDeleted: ControlEvent<IndexPath> {
    base.event { if case .deleted(let indexPath) = $0 { indexPath } else { nil } }
  }

  /// Sends the index path where a new row is requested.
  public var itemInserted: ControlEvent<IndexPath> {
    base.event { if case .inserted(let indexPath) = $0 { indexPath } else { nil } }
  }

  /// Sends both index paths of each row that is dragged to another place.
  public var itemMoved: ControlEvent<(sourceIndex: IndexPath, destinationIndex: IndexPath)> {
    base.event { if case .moved(let source, let destination) = $0 { (source, destination) } else { nil } }
  }

  /// Sends the index path of each row whose accessory is tapped.
  public var itemAccessoryButtonTapped: ControlEvent<IndexPath> {
    base.event { if case .accessoryTapped(let indexPath) = $0 { indexPath } else { nil } }
  }

  /// Sends each row before it is first shown, with its index path.
  public var willDisplayCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
    base.event { if case .willDisplay(let cell, let indexPath) = $0 { (cell, indexPath) } else { nil } }
  }

  /// Sends the element of each row that is swiped away.
  public func modelDeleted<T>(_ modelType: T.Type) -> ControlEvent<T> {
    base.models(itemDeleted)
  }
}
