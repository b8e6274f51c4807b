import Foundation

/// Items of a collection: where they come from.
struct CollectionContents {
  let sections: (UICollectionView) -> Int
  let count: (UICollectionView, Int) -> Int
  let header: (UICollectionView, Int) -> UICollectionReusableView?
  let cell: (UICollectionView, IndexPath) -> UICollectionViewCell
  let model: (IndexPath) -> Any?

  /// Makes a single section of elements.
  init<Element>(_ elements: [Element], cell: @escaping (UICollectionView, Int, Element) -> UICollectionViewCell) {
    sections = { _ in 1 }
    count = { _, _ in elements.count }
    header = { _, _ in nil }
    self.cell = { view, indexPath in cell(view, indexPath.item, elements[indexPath.item]) }
    model = { elements.indices.contains($0.item) ? elements[$0.item] : nil }
  }

  /// Makes the sections of a data source, which the collection does not retain.
  init(_ source: any UICollectionViewDataSource) {
    sections = { [weak source] in source?.numberOfSections(in: $0) ?? 0 }
    count = { [weak source] in source?.collectionView($0, numberOfItemsInSection: $1) ?? 0 }
    header = { [weak source] view, section in
      source?.collectionView(
        view, viewForSupplementaryElementOfKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))
    }
    cell = { [weak source] view, indexPath in
      source?.collectionView(view, cellForItemAt: indexPath) ?? UICollectionViewCell(frame: .zero)
    }
    model = { [weak source] indexPath in try? (source as? any SectionedViewDataSourceType)?.model(at: indexPath) }
  }
}

/// Event of a collection's items.
enum UICollectionViewEvent {
  case selected(IndexPath)
  case deselected(IndexPath)
  case willDisplay(UICollectionViewCell, IndexPath)
}
