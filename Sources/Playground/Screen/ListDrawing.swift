import Controls
import Foundation
import Recording

/// Draws rows of tables, items of collections and rows of pickers: a window around the selected one, or where it was scrolled to.
struct ListDrawing {
  private static let rowsShown = 8

  private let rows: [IndexPath]
  private let selected: IndexPath?
  private let first: Int
  private let noun: String
  private let header: (Int) -> String?
  private let text: (IndexPath) -> String

  /// Makes the drawing of a view; nil if it is not a list.
  init?(_ view: UIView) {
    switch view {
    case let table as UITableView: self.init(table)
    case let view as UICollectionView: self.init(view)
    case let picker as UIPickerView: self.init(picker)
    default: return nil
    }
  }

  /// Returns the arguments of `:select` for the row or item with a text.
  func place(of wanted: String) -> String? {
    rows.first { text($0) == wanted }.map { $0.section == 0 ? "\($0.row)" : "\($0.section) \($0.row)" }
  }

  private init(_ table: UITableView) {
    rows = table.indexPaths
    selected = table.indexPathForSelectedRow
    first = Int(max(0, table.contentOffset.y) / table.heightOfRow)
    noun = "row"
    header = { table.title(ofSection: $0) }
    text = { indexPath in
      guard let cell = table.cellForRow(at: indexPath) else { return "" }
      var texts = [cell.imageView?.image?.name.map { "<\($0)>" }, cell.textLabel?.text, cell.detailTextLabel?.text]
        .compactMap { $0 }.filter { !$0.isEmpty }
      texts += cell.contentView.displayedTexts
      let accessory =
        switch cell.accessoryType {
        case .none: ""
        case .disclosureIndicator: "  >"
        case .checkmark: "  (checked)"
        case .detailButton: "  (i)"
        case .detailDisclosureButton: "  (i) >"
        }
      return texts.joined(separator: "  ") + accessory
    }
  }

  private init(_ view: UICollectionView) {
    rows = view.indexPaths
    selected = view.indexPathsForSelectedItems?.first
    first = Int(max(0, view.contentOffset.y) / UICollectionView.heightOfItem)
    noun = "item"
    header = { view.header(ofSection: $0)?.displayedTexts.joined(separator: "  ") }
    text = { view.cellForItem(at: $0)?.displayedTexts.joined(separator: "  ") ?? "" }
  }

  private init(_ picker: UIPickerView) {
    rows = (0..<picker.numberOfComponents).flatMap { component in
      (0..<picker.numberOfRows(inComponent: component)).map { IndexPath(row: $0, section: component) }
    }
    selected = picker.numberOfComponents > 0 ? IndexPath(row: picker.selectedRow(inComponent: 0), section: 0) : nil
    first = 0
    noun = "row"
    header = { _ in nil }
    text = { picker.title(ofRow: $0.row, inComponent: $0.section) ?? "" }
  }

  var lines: [String] {
    var lines = [rows.count == 1 ? "1 \(noun)" : "\(rows.count) \(noun)s"]
    let numbers = String(max(0, min(rows.count, Self.rowsShown) - 1)).count
    // The row that is selected is always in sight.
    let start = max(0, min(max(first, position - Self.rowsShown + 1), rows.count - Self.rowsShown))
    let shown = rows[start..<min(rows.count, start + Self.rowsShown)]
    var section: Int?
    for indexPath in shown {
      if indexPath.section != section, let title = header(indexPath.section), !title.isEmpty {
        lines.append("  \(DisplayText.line(title))")
      }
      section = indexPath.section
      let number = String(indexPath.row)
      let mark = indexPath == selected ? ">" : " "
      let space = String(repeating: " ", count: max(0, numbers - number.count))
      lines.append("\(mark) \(space)\(number)  \(DisplayText.line(text(indexPath)))")
    }
    let rest = rows.count - (start + shown.count)
    if rest > 0 { lines.append("  and \(rest) more") }
    return lines
  }

  private var position: Int { selected.flatMap { rows.firstIndex(of: $0) } ?? 0 }
}
