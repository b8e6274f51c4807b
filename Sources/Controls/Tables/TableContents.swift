import Foundation

/// Rows of a table: where they come from.
struct TableContents {
  let sections: (UITableView) -> Int
  let count: (UITableView, Int) -> Int
  let title: (UITableView, Int) -> String?
  let cell: (UITableView, IndexPath) -> UITableViewCell
  let model: (IndexPath) -> Any?

  /// Makes a single section of elements.
  init<Element>(_ elements: [Element], cell: @escaping (UITableView, Int, Element) -> UITableViewCell) {
    sections = { _ in 1 }
    count = { _, _ in elements.count }
    title = { _, _ in nil }
    self.cell = { table, indexPath in cell(table, indexPath.row, elements[indexPath.row]) }
    model = { elements.indices.contains($0.row) ? elements[$0.row] : nil }
  }

  /// Makes the sections of a data source, which the table does not retain.
  init(_ source: any UITableViewDataSource) {
    sections = { [weak source] in source?.numberOfSections(in: $0) ?? 0 }
    count = { [weak source] in source?.tableView($0, numberOfRowsInSection: $1) ?? 0 }
    title = { [weak source] in source?.tableView($0, titleForHeaderInSection: $1) }
    cell = { [weak source] table, indexPath in
      source?.tableView(table, cellForRowAt: indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    model = { [weak source] indexPath in try? (source as? any SectionedViewDataSourceType)?.model(at: indexPath) }
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
