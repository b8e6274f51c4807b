/// A view that may hold more than it shows.
open class UIScrollView: UIView {}
