import Foundation
import Rx

extension Reactive where Base: UICollectionView {
  /// Shows elements as cells that a closure makes: `items { collectionView, item, element in … }`.
  public func items<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ cellFactory: @escaping (UICollectionView, Int, Sequence.Element) -> UICollectionViewCell) -> Disposable
  where Source.Element == Sequence {
    { cellFactory in
      source.bindingItems(to: base as UICollectionView) { view, elements in
        view.show(CollectionContents(Array(elements), cell: cellFactory))
      }
    }
  }

  /// Shows elements as cells that are found by an identifier and filled by a closure.
  public func items<Sequence: Swift.Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) -> Disposable
  where Source.Element == Sequence {
    { source in
      { configureCell in
        source.bindingItems(to: base as UICollectionView) { view, elements in
          view.show(
            CollectionContents(Array(elements)) { view, item, element in
              let cell = view.dequeueReusableCell(
                withReuseIdentifier: cellIdentifier, for: IndexPath(item: item, section: 0))
              if let cell = cell as? Cell { configureCell(item, element, cell) }
              return cell
            })
        }
      }
    }
  }

  /// Sends the index path of each item that is tapped.
  public var itemSelected: ControlEvent<IndexPath> {
    base.event { if case .selected(let indexPath) = $0 { indexPath } else { nil } }
  }

  /// Sends the index path of each item that is deselected by a tap on another.
  public var itemDeselected: ControlEvent<IndexPath> {
    base.event { if case .deselected(let indexPath) = $0 { indexPath } else { nil } }
  }

  /// Sends each cell before it is first shown, with its index path.
  public var willDisplayCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
    base.event { if case .willDisplay(let cell, let indexPath) = $0 { (cell, indexPath) } else { nil } }
  }

  /// Sends the element of each item that is tapped.
  public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> {
    base.models(itemSelected)
  }

  /// Sends the element of each item that is deselected.
  public func modelDeselected<T>(_ modelType: T.Type) -> ControlEvent<T> {
    base.models(itemDeselected)
  }

  /// Returns the element of an item.
  public func model<T>(at indexPath: IndexPath) throws -> T { try base.model(at: indexPath) }

  /// Sets a delegate beside `rx`, until the result is disposed of. The collection does not retain it.
  public func setDelegate(_ delegate: any UICollectionViewDelegate) -> any Disposable {
    base.delegate = delegate
    return Disposables.create { [weak base] in base?.delegate = nil }
  }
}

extension UICollectionView: ItemsView {
  func element(at indexPath: IndexPath) -> Any? { contents?.model(indexPath) }
}

/// Items of a collection, with views above sections.
typealias CollectionContents = ItemContents<UICollectionView, UICollectionViewCell, UICollectionReusableView>

extension CollectionContents {
  /// Makes the sections of a data source, which the collection does not retain.
  init(_ source: any UICollectionViewDataSource) {
    self.init(
      sections: { [weak source] in source?.numberOfSections(in: $0) ?? 0 },
      count: { [weak source] in source?.collectionView($0, numberOfItemsInSection: $1) ?? 0 },
      header: { [weak source] view, section in
        source?.collectionView(
          view, viewForSupplementaryElementOfKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: section))
      },
      cell: { [weak source] view, indexPath in
        source?.collectionView(view, cellForItemAt: indexPath) ?? UICollectionViewCell(frame: .zero)
      },
      model: { [weak source] indexPath in try? (source as? any SectionedViewDataSourceType)?.model(at: indexPath) })
  }
}

/// Event of a collection's items.
enum UICollectionViewEvent {
  case selected(IndexPath)
  case deselected(IndexPath)
  case willDisplay(UICollectionViewCell, IndexPath)
}
