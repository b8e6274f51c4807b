/// A view whose contents may be larger than itself.
open class UIScrollView: UIView {}
