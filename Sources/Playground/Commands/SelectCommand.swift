import Controls
import Foundation
import Recording

extension Command {
  static let select = Command(
    "select", "LIST ROW", "tap a row or an item of a list: :select results 2",
    details: """
      LIST is a table, a collection or a picker. Rows are counted from 0, in their section where there are several: \
      :select photos 1 0. For a picker the section is the component.
      """
  ) { session, arguments in
    try session.onScreen {
      let list = try session.list(arguments, "select")
      switch list.view {
      case let table as UITableView:
        guard table.allowsSelection else { throw CommandError("'\(list.name)' does not allow selection") }
        table.tap(row: list.indexPath.row, section: list.indexPath.section)
      case let view as UICollectionView:
        guard view.allowsSelection else { throw CommandError("'\(list.name)' does not allow selection") }
        view.tap(item: list.indexPath.item, section: list.indexPath.section)
      case let picker as UIPickerView: picker.turn(to: list.indexPath.row, component: list.indexPath.section)
      default: break
      }
    }
  }

  static let swipe = Command(
    "swipe", "TABLE ROW", "swipe to delete a row of a table: :swipe todos 0",
    details: """
      The table only asks for it, by rx.itemDeleted and rx.modelDeleted; the row goes when the program's data do.
      """
  ) { session, arguments in
    try session.onScreen {
      let list = try session.list(arguments, "swipe")
      guard let table = list.view as? UITableView else {
        throw session.screen.misfit(list.control, "it has no rows that can be swiped")
      }
      table.swipe(row: list.indexPath.row, section: list.indexPath.section)
    }
  }

  static let move = Command(
    "move", "TABLE ROW TO", "drag a row to another place: :move todos 0 2",
    details: "The table only asks for it, by rx.itemMoved; the row moves when the program's data do.",
    yieldsPrefix: true
  ) { session, arguments in
    try session.onScreen {
      let words = arguments.words
      guard words.count == 3 else { throw CommandError("which row goes where? For instance: :move todos 0 2") }
      let control = try session.screen.usable(words[0], in: session)
      guard let table = control.view as? UITableView else { throw session.screen.misfit(control, "it has no rows") }
      guard table.isEditing else {
        throw CommandError(
          "rows of '\(words[0])' cannot be moved", notes: ["its isEditing is false; setEditing(true, animated: true)"])
      }
      let place = ListPlace(noun: "row", table.indexPaths, words[0])
      try table.move(place.indexPath([words[1]]), to: place.indexPath([words[2]]))
    }
  }

  static let scroll = Command(
    "scroll", "VIEW PLACE", "scroll a list or a view: :scroll results bottom",
    details: """
      PLACE is top, bottom or a number: for a table or a collection a row, for any other view the distance from the \
      top in points. Observers of \
      rx.contentOffset and rx.didScroll are notified.
      """, yieldsPrefix: true
  ) { session, arguments in
    try session.onScreen {
      let words = arguments.words
      guard words.count == 2 else {
        throw CommandError("which view is scrolled to which place? For instance: :scroll results bottom")
      }
      let control = try session.screen.usable(words[0], in: session)
      guard let view = control.view as? UIScrollView else {
        throw session.screen.misfit(control, "it does not scroll")
      }
      guard view.isScrollEnabled else {
        throw CommandError("'\(words[0])' does not scroll", notes: ["its isScrollEnabled is false"])
      }
      switch words[1] {
      case "top": view.drag(to: 0)
      case "bottom": view.drag(to: .greatestFiniteMagnitude)
      default:
        guard let number = Double(words[1]), number.isFinite, number >= 0 else {
          throw CommandError(
            "'\(DisplayText.line(words[1]))' is not a place to scroll to", notes: ["top, bottom or a number"])
        }
        switch view {
        case let table as UITableView: view.drag(to: CGFloat(number) * table.heightOfRow)
        case is UICollectionView: view.drag(to: CGFloat(number) * UICollectionView.heightOfItem)
        default: view.drag(to: CGFloat(number))
        }
      }
    }
  }
}

/// Finds a row of a list by the numbers that people type.
struct ListPlace {
  private let indexPaths: [IndexPath]
  private let noun: String
  private let name: String

  init(noun: String, _ indexPaths: [IndexPath], _ name: String) {
    self.indexPaths = indexPaths
    self.noun = noun
    self.name = name
  }

  /// Returns the index path for a row, or a section and a row.
  func indexPath(_ words: [String]) throws -> IndexPath {
    let numbers = words.compactMap { Int($0) }
    let found = indexPaths.first {
      numbers == (words.count == 1 ? [$0.row] : [$0.section, $0.row]) && (words.count > 1 || $0.section == 0)
    }
    if let found, numbers.count == words.count { return found }
    let text = DisplayText.line(words.joined(separator: " "))
    throw CommandError("'\(name)' has no \(noun) '\(text)'", notes: [extent])
  }

  private var extent: String {
    guard let last = indexPaths.last else { return "it is empty" }
    if last.section > 0 { return "it has sections 0 to \(last.section), each with \(noun)s from 0" }
    return last.row == 0 ? "it has \(noun) 0 only" : "it has \(noun)s 0 to \(last.row)"
  }
}

extension Session {
  /// The row of the list that a command names.
  fileprivate func list(
    _ arguments: Command.Arguments, _ command: String
  ) throws -> (control: ScreenControl, view: UIView, indexPath: IndexPath, name: String) {
    let words = arguments.words
    guard words.count == 2 || words.count == 3 else {
      throw CommandError("which row of which table? For instance: :\(command) results 2")
    }
    let control = try screen.usable(words[0], in: self)
    let place: ListPlace
    switch control.view {
    case let table as UITableView: place = ListPlace(noun: "row", table.indexPaths, words[0])
    case let view as UICollectionView: place = ListPlace(noun: "item", view.indexPaths, words[0])
    case let picker as UIPickerView:
      let rows = (0..<picker.numberOfComponents).flatMap { component in
        (0..<picker.numberOfRows(inComponent: component)).map { IndexPath(row: $0, section: component) }
      }
      place = ListPlace(noun: "row", rows, words[0])
    default: throw screen.misfit(control, "it has no rows")
    }
    return (control, control.view, try place.indexPath(Array(words.dropFirst())), words[0])
  }
}
