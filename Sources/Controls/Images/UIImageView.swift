/// A view that shows an image.
open class UIImageView: UIView {
  @Displayed("UIImageView.image") public var image: UIImage? = nil
  @Displayed("UIImageView.isHighlighted") public var isHighlighted: Bool = false

  /// Makes a view that shows an image.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}
