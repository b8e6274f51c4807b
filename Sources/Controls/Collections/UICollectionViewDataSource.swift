import Foundation

/// Source of a collection's items, written by the program.
public protocol UICollectionViewDataSource: AnyObject {
  /// Number of sections: one by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Number of items of a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// Cell of an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// Header or footer of a section.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// Number of sections: one.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Header or footer of a section: an empty view.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

/// Delegate of a collection, beside `rx`.
public protocol UICollectionViewDelegate: AnyObject {
  /// Called when an item is tapped.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called when an item is deselected by a tap on another.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// Called when an item is tapped.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Called when an item is deselected by a tap on another.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
}
