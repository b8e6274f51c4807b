import Foundation
import Rx

extension Reactive where Base: UITableView {
  /// Shows elements as rows that a closure makes: `items { tableView, row, element in … }`.
  public func items<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ cellFactory: @escaping (UITableView, Int, Sequence.Element) -> UITableViewCell) -> Disposable
  where Source.Element == Sequence {
    { cellFactory in
      base.bindRows(to: source.asObservable()) { elements in
        TableContents(Array(elements), cell: cellFactory)
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
        base.bindRows(to: source.asObservable()) { elements in
          TableContents(Array(elements)) { table, row, element in
            // Without a class the identifier is that of a prototype of the storyboard.
            let cell =
              table.dequeueReusableCell(withIdentifier: cellIdentifier)
              ?? Cell(style: .subtitle, reuseIdentifier: cellIdentifier)
            if let cell = cell as? Cell { configureCell(row, element, cell) }
            return cell
          }
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
    ControlEvent(events: itemSelected.models(of: base))
  }

  /// Sends the element of each row that is deselected.
  public func modelDeselected<T>(_ modelType: T.Type) -> ControlEvent<T> {
    ControlEvent(events: itemDeselected.models(of: base))
  }

  /// Returns the element of a row.
  public func model<T>(at indexPath: IndexPath) throws -> T {
    guard let element = base.contents?.model(indexPath), let model = element as? T else {
      throw RxCocoaError.itemsNotYetBound(object: base)
    }
    return model
  }
}

extension ControlEvent where PropertyType == IndexPath {
  func models<T>(of table: UITableView) -> Observable<T> {
    asObservable().compactMap { [weak table] indexPath in try table?.rx.model(at: indexPath) }
  }
}

extension UITableView {
  /// Shows the elements of a sequence; an error is a fault of the program, and a completion changes nothing.
  fileprivate func bindRows<Elements>(
    to source: Observable<Elements>, _ contents: @escaping (Elements) -> TableContents
  ) -> any Disposable {
    source.bindingItems(to: self) { table, elements in table.show(contents(elements)) }
  }

  /// Returns the events of a kind.
  func event<Element>(_ element: @escaping (UITableViewEvent) -> Element?) -> ControlEvent<Element> {
    ControlEvent(events: events.observable(of: self, element))
  }
}

extension ObservableType {
  /// Shows the elements of a sequence in a view; an error is a fault of the program, and a completion changes nothing.
  func bindingItems<View: UIView>(to view: View, _ show: @escaping (View, Element) -> Void) -> any Disposable {
    observe(on: MainScheduler())
      .catch { error in
        Environments.current.report(.bindingError(error))
        return .empty()
      }
      .concat(Observable.never())
      .take(until: view.deallocation)
      .subscribe(onNext: { [weak view] elements in if let view { show(view, elements) } })
  }
}
