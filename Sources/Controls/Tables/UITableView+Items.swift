import Foundation
import Rx

extension Reactive where Base: UITableView {
  /// Shows elements as rows that a closure makes: `items { tableView, row, element in … }`.
  public func items<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ cellFactory: @escaping (UITableView, Int, Sequence.Element) -> UITableViewCell) -> Disposable
  where Source.Element == Sequence {
    { cellFactory in
      source.bindingItems(to: base as UITableView) { table, elements in
        table.show(TableContents(Array(elements), cell: cellFactory))
      }
    }
  }

  /// Shows elements as rows that are found by an identifier and filled by a closure.
  public func items<Sequence: Swift.Sequence, Cell: UITableViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) -> Disposable
  where Source.Element == Sequence {
    { source in
      { configureCell in
        source.bindingItems(to: base as UITableView) { table, elements in
          table.show(
            TableContents(Array(elements)) { table, row, element in
              // Without a class the identifier is that of a prototype of the storyboard.
              let cell =
                table.dequeueReusableCell(withIdentifier: cellIdentifier)
                ?? Cell(style: .subtitle, reuseIdentifier: cellIdentifier)
              if let cell = cell as? Cell { configureCell(row, element, cell) }
              return cell
            })
        }
      }
    }
  }

  /// Sends the index path of each row that is tapped.
  public var itemSelected: ControlEvent<IndexPath> {
    base.event { if case .selected(let indexPath) = $0 { indexPath } else { nil } }
  }

  /// Sends the index path of each row that is deselected by a tap on another.
  public var itemDeselected: ControlEvent<IndexPath> {
    base.event { if case .deselected(let indexPath) = $0 { indexPath } else { nil } }
  }

  /// Sends the element of each row that is tapped.
  public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> {
    base.models(itemSelected)
  }

  /// Sends the element of each row that is deselected.
  public func modelDeselected<T>(_ modelType: T.Type) -> ControlEvent<T> {
    base.models(itemDeselected)
  }

  /// Returns the element of a row.
  public func model<T>(at indexPath: IndexPath) throws -> T { try base.model(at: indexPath) }
}

extension UITableView: ItemsView {
  func element(at indexPath: IndexPath) -> Any? { contents?.model(indexPath) }
}

/// Rows of a table, with titles above sections.
typealias TableContents = ItemContents<UITableView, UITableViewCell, String>

extension TableContents {
  /// Makes the sections of a data source, which the table does not retain.
  init(_ source: any UITableViewDataSource) {
    self.init(
      sections: { [weak source] in source?.numberOfSections(in: $0) ?? 0 },
      count: { [weak source] in source?.tableView($0, numberOfRowsInSection: $1) ?? 0 },
      header: { [weak source] in source?.tableView($0, titleForHeaderInSection: $1) },
      cell: { [weak source] table, indexPath in
        source?.tableView(table, cellForRowAt: indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
      },
      model: { [weak source] indexPath in try? (source as? any SectionedViewDataSourceType)?.model(at: indexPath) })
  }
}

/// Event of a table's rows.
enum UITableViewEvent {
  case selected(IndexPath)
  case deselected(IndexPath)
  case deleted(IndexPath)
  case inserted(IndexPath)
  case moved(IndexPath, IndexPath)
  case accessoryTapped(IndexPath)
  case willDisplay(UITableViewCell, IndexPath)
}
