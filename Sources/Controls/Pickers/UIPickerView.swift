import Foundation
import Rx

/// Wheels of rows, each with one row selected.
open class UIPickerView: UIView {
  @Displayed("UIPickerView.components") private var components: [PickerComponent] = []
  @Displayed("UIPickerView.selectedRow(inComponent:)") private var selected: [Int] = []
  let selections = EventListeners<(row: Int, component: Int)>()

  public var numberOfComponents: Int { components.count }

  public func numberOfRows(inComponent component: Int) -> Int {
    components.indices.contains(component) ? components[component].count : 0
  }

  /// Returns the selected row of a component; -1 for none.
  public func selectedRow(inComponent component: Int) -> Int {
    guard numberOfRows(inComponent: component) > 0, selected.indices.contains(component) else { return -1 }
    return min(selected[component], numberOfRows(inComponent: component) - 1)
  }

  /// Selects a row without sending an event.
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard row >= 0, row < numberOfRows(inComponent: component) else { return }
    selected[component] = row
  }

  /// Text of a row; nil for none.
  package func title(ofRow row: Int, inComponent component: Int) -> String? {
    guard row >= 0, row < numberOfRows(inComponent: component) else { return nil }
    return components[component].title(row)
  }

  /// Turns a wheel to a row, which sends an event.
  package func turn(to row: Int, component: Int = 0) {
    selectRow(row, inComponent: component, animated: true)
    selections.send((row, component))
  }

  func show(_ components: [PickerComponent]) {
    self.components = components
    selected = components.indices.map { selected.indices.contains($0) ? selected[$0] : 0 }
  }

  func model(_ row: Int, _ component: Int) -> Any? {
    guard row >= 0, row < numberOfRows(inComponent: component) else { return nil }
    return components[component].model(row)
  }
}

/// Rows of one wheel.
struct PickerComponent {
  let count: Int
  let title: (Int) -> String?
  let model: (Int) -> Any
}

extension Reactive where Base: UIPickerView {
  /// Shows elements as rows with titles, in one component.
  public func itemTitles<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ titleForRow: @escaping (Int, Sequence.Element) -> String?) -> Disposable where Source.Element == Sequence {
    { titleForRow in
      source.bindingItems(to: base as UIPickerView) { picker, elements in
        let elements = Array(elements)
        picker.show([
          PickerComponent(
            count: elements.count, title: { titleForRow($0, elements[$0]) }, model: { elements[$0] })
        ])
      }
    }
  }

  /// Shows elements as rows with views, in one component; a terminal shows the texts of their labels.
  public func items<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ viewForRow: @escaping (Int, Sequence.Element, UIView?) -> UIView) -> Disposable
  where Source.Element == Sequence {
    { viewForRow in
      source.bindingItems(to: base as UIPickerView) { picker, elements in
        let elements = Array(elements)
        picker.show([
          PickerComponent(
            count: elements.count,
            title: { viewForRow($0, elements[$0], nil).displayedTexts.joined(separator: " ") },
            model: { elements[$0] })
        ])
      }
    }
  }

  /// Sends the row and the component of each selection.
  public var itemSelected: ControlEvent<(row: Int, component: Int)> {
    ControlEvent(events: base.selections.observable(of: base))
  }

  /// Sends the selected elements of all components after each selection.
  public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<[T]> {
    ControlEvent(
      events: itemSelected.asObservable().compactMap { [weak picker = base] _ in
        guard let picker else { return nil }
        return try (0..<picker.numberOfComponents).map { component in
          let element = picker.model(picker.selectedRow(inComponent: component), component)
          guard let model = element as? T else { throw RxCocoaError.itemsNotYetBound(object: picker) }
          return model
        }
      })
  }

  /// Returns the element of a row.
  public func model<T>(at indexPath: IndexPath) throws -> T {
    guard let model = base.model(indexPath.row, indexPath.section) as? T else {
      throw RxCocoaError.itemsNotYetBound(object: base)
    }
    return model
  }
}
