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
        let elements = Array(elements)
        return TableRows(
          count: elements.count, cell: { table, row in cellFactory(table, row, elements[row]) },
          model: { elements.indices.contains($0) ? elements[$0] : nil })
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
          let elements = Array(elements)
          return TableRows(
            count: elements.count,
            cell: { table, row in
              // Without a class the identifier is that of a prototype of the storyboard.
              let cell =
                table.dequeueReusableCell(withIdentifier: cellIdentifier)
                ?? Cell(style: .subtitle, reuseIdentifier: cellIdentifier)
              if let cell = cell as? Cell { configureCell(row, elements[row], cell) }
              return cell
            },
            model: { elements.indices.contains($0) ? elements[$0] : nil })
        }
      }
    }
  }

  /// Sends the index path of each row that is tapped.
  public var itemSelected: ControlEvent<IndexPath> {
    ControlEvent(
      events: base.selectionEvents.compactMap { if case .selected(let indexPath) = $0 { indexPath } else { nil } })
  }

  /// Sends the index path of each row that is deselected by a tap on another.
  public var itemDeselected: ControlEvent<IndexPath> {
    ControlEvent(
      events: base.selectionEvents.compactMap { if case .deselected(let indexPath) = $0 { indexPath } else { nil } })
  }

  /// Sends the element of each row that is tapped.
  public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> {
    ControlEvent(events: itemSelected.models(of: base))
  }

  /// Sends the element of each row that is deselected.
  public func modelDeselected<T>(_ modelType: T.Type) -> ControlEvent<T> {
    ControlEvent(events: itemDeselected.models(of: base))
  }

  /// Sends the index path of each row that is swiped away. The row stays until the data do not contain it.
  public var itemDeleted: ControlEvent<IndexPath> {
    ControlEvent(
      events: base.selectionEvents.compactMap { if case .deleted(let indexPath) = $0 { indexPath } else { nil } })
  }

  /// Sends the element of each row that is swiped away.
  public func modelDeleted<T>(_ modelType: T.Type) -> ControlEvent<T> {
    ControlEvent(events: itemDeleted.models(of: base))
  }

  /// Returns the element of a row.
  public func model<T>(at indexPath: IndexPath) throws -> T {
    guard let element = base.rows?.model(indexPath.row), let model = element as? T else {
      throw RxCocoaError.itemsNotYetBound(object: base)
    }
    return model
  }
}

extension ControlEvent where PropertyType == IndexPath {
  fileprivate func models<T>(of table: UITableView) -> Observable<T> {
    asObservable().compactMap { [weak table] indexPath in try table?.rx.model(at: indexPath) }
  }
}

extension UITableView {
  /// Shows the elements of a sequence; an error is a fault of the program, and a completion changes nothing.
  fileprivate func bindRows<Elements>(
    to source: Observable<Elements>, _ rows: @escaping (Elements) -> TableRows
  ) -> any Disposable {
    source
      .observe(on: MainScheduler())
      .catch { error in
        Environments.current.report(.bindingError(error))
        return .empty()
      }
      .concat(Observable.never())
      .take(until: deallocation)
      .subscribe(onNext: { [weak self] elements in self?.show(rows(elements)) })
  }

  fileprivate var selectionEvents: Observable<UITableViewSelection> {
    Observable.create { [weak self] observer in
      guard let self else {
        observer.on(.completed)
        return Disposables.create()
      }
      return selections.add { observer.on(.next($0)) }
    }.take(until: deallocation)
  }
}
