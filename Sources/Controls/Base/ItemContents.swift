import Foundation
import Rx

/// The items of a table or a collection: where they come from.
struct ItemContents<View, Cell, Header> {
  let sections: (View) -> Int
  let count: (View, Int) -> Int
  let header: (View, Int) -> Header?
  let cell: (View, IndexPath) -> Cell
  let model: (IndexPath) -> Any?
}

extension ItemContents {
  /// Makes a single section of elements.
  init<Element>(_ elements: [Element], cell: @escaping (View, Int, Element) -> Cell) {
    self.init(
      sections: { _ in 1 }, count: { _, _ in elements.count }, header: { _, _ in nil },
      cell: { view, indexPath in cell(view, indexPath.item, elements[indexPath.item]) },
      model: { elements.indices.contains($0.item) ? elements[$0.item] : nil })
  }
}

/// A view that shows items.
protocol ItemsView: UIView {
  associatedtype Event
  var events: EventListeners<Event> { get }

  /// Returns the element of an item; nil before elements are bound.
  func element(at indexPath: IndexPath) -> Any?
}

extension ItemsView {
  /// Returns the events of a kind.
  func event<Element>(_ element: @escaping (Event) -> Element?) -> ControlEvent<Element> {
    ControlEvent(events: events.observable(of: self, element))
  }

  /// Returns the element of an item as the type that a program expects.
  func model<T>(at indexPath: IndexPath) throws -> T {
    // Apart, for an optional is an Any itself.
    guard let element = element(at: indexPath), let model = element as? T else {
      throw RxCocoaError.itemsNotYetBound(object: self)
    }
    return model
  }

  /// Returns the elements of the items that an event names.
  func models<T>(_ indexPaths: ControlEvent<IndexPath>) -> ControlEvent<T> {
    ControlEvent(events: indexPaths.asObservable().compactMap { [weak self] in try self?.model(at: $0) })
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
