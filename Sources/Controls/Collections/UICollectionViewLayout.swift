import Foundation

/// Arrangement of a collection's items, which a terminal shows below one another.
open class UICollectionViewLayout: NSObject {}

/// Arrangement of items in rows or columns.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public typealias ScrollDirection = UICollectionViewScrollDirection

  @Displayed("UICollectionViewFlowLayout.itemSize") public var itemSize: CGSize = CGSize(width: 50, height: 50)
  @Displayed("UICollectionViewFlowLayout.minimumLineSpacing") public var minimumLineSpacing: CGFloat = 10
  @Displayed("UICollectionViewFlowLayout.minimumInteritemSpacing") public var minimumInteritemSpacing: CGFloat = 10
  @Displayed("UICollectionViewFlowLayout.headerReferenceSize") public var headerReferenceSize: CGSize = .zero
  @Displayed("UICollectionViewFlowLayout.sectionInset") public var sectionInset: UIEdgeInsets = .zero
  @Displayed("UICollectionViewFlowLayout.scrollDirection")
  public var scrollDirection: UICollectionViewScrollDirection = .vertical
}

/// Directions in which a collection scrolls; also `UICollectionView.ScrollDirection`.
public enum UICollectionViewScrollDirection: Sendable {
  case vertical
  case horizontal
}
