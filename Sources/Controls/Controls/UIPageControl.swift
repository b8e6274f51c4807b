import Rx

/// A row of dots, of which one marks the current page.
open class UIPageControl: UIControl {
  @Displayed("UIPageControl.currentPage") private var shown: Int = 0
  @Displayed("UIPageControl.numberOfPages") public var numberOfPages: Int = 0
  @Displayed("UIPageControl.hidesForSinglePage") public var hidesForSinglePage: Bool = false
  @Displayed("UIPageControl.pageIndicatorTintColor") public var pageIndicatorTintColor: UIColor? = nil
  @Displayed("UIPageControl.currentPageIndicatorTintColor") public var currentPageIndicatorTintColor: UIColor? = nil

  /// Current page, never beyond the ends.
  public var currentPage: Int {
    get { max(0, min(numberOfPages - 1, shown)) }
    set { shown = max(0, min(numberOfPages - 1, newValue)) }
  }
}
