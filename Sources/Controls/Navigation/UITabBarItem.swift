import Rx

/// An item of a tab bar.
public final class UITabBarItem: UIResponder {
  @Displayed("UITabBarItem.title") public var title: String? = nil
  @Displayed("UITabBarItem.image") public var image: UIImage? = nil
  @Displayed("UITabBarItem.badgeValue") public var badgeValue: String? = nil
  @Displayed("UITabBarItem.tag") public var tag: Int = 0

  /// Makes an item with a title.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
}

/// A row of items, of which one is selected.
open class UITabBar: UIView {
  @Displayed("UITabBar.items") public var items: [UITabBarItem]? = nil
  @Displayed("UITabBar.selectedItem") public var selectedItem: UITabBarItem? = nil
  let selections = EventListeners<UITabBarItem>()

  /// Taps an item, which selects it and sends an event.
  package func tap(_ item: UITabBarItem) {
    selectedItem = item
    selections.send(item)
  }
}

extension Reactive where Base: UITabBar {
  /// Sends each item that is tapped.
  public var didSelectItem: ControlEvent<UITabBarItem> {
    ControlEvent(events: base.selections.observable(of: base))
  }
}
