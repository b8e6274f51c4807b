import Foundation

/// A view of a collection that is reused: a cell, a header or a footer.
open class UICollectionReusableView: UIView {
  /// Identifier by which the collection finds the view for reuse.
  public internal(set) var reuseIdentifier: String?

  /// Makes a view. Required here, so that a collection can make views of a registered class.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view of a storyboard; there are none here, so this is for subclasses that have to declare it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the view is shown again with other content.
  open func prepareForReuse() {}

  override class var observableMessages: Set<Selector> { ["prepareForReuse"] }
}

/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  /// Container of the cell's views.
  public private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()
  @Displayed("UICollectionViewCell.isSelected") public internal(set) var isSelected: Bool = false
}
