import Foundation
import Rx

/// A view whose contents may be larger than itself.
open class UIScrollView: UIView {
  @Displayed("UIScrollView.contentOffset") private var offset: CGPoint = .zero
  @Displayed("UIScrollView.contentSize") private var size: CGSize = .zero
  @Displayed("UIScrollView.contentInset") public var contentInset: UIEdgeInsets = .zero
  @Displayed("UIScrollView.isScrollEnabled") public var isScrollEnabled: Bool = true
  @Displayed("UIScrollView.refreshControl") private var refresher: UIRefreshControl? = nil
  let scrolling = EventListeners<UIScrollViewEvent>()

  /// Point of the contents at the upper left corner of the view. A change sends `rx.didScroll`.
  public var contentOffset: CGPoint {
    get { offset }
    set {
      guard newValue != offset else { return }
      offset = newValue
      didMove()
      scrolling.send(.scrolled)
    }
  }

  /// Size of the contents.
  public var contentSize: CGSize {
    get { displayedSize }
    set { size = newValue }
  }

  /// Size of the contents, as far as the view does not compute it from its items.
  var displayedSize: CGSize { size }

  /// Called when the contents have moved, before observers are notified.
  func didMove() {}

  /// Moves the contents.
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  /// Control that people pull down to load the contents again.
  public var refreshControl: UIRefreshControl? {
    get { refresher }
    set {
      refresher?.removeFromSuperview()
      refresher = newValue
      if let newValue { addSubview(newValue) }
    }
  }

  /// Drags the contents to a distance from the top, as far as they reach.
  package func drag(to distance: CGFloat) {
    scrolling.send(.dragBegan)
    let end = max(contentSize.height + contentInset.bottom - frame.height, -contentInset.top)
    contentOffset = CGPoint(x: contentOffset.x, y: min(max(distance, -contentInset.top), end))
    scrolling.send(.dragEnded(willDecelerate: true))
    scrolling.send(.decelerationBegan)
    scrolling.send(.decelerationEnded)
  }
}

/// Event of a scroll view.
enum UIScrollViewEvent {
  case dragBegan
  case scrolled
  case dragEnded(willDecelerate: Bool)
  case decelerationBegan
  case decelerationEnded
}

extension Reactive where Base: UIScrollView {
  /// Point of the contents at the upper left corner of the view, with changes by people and the program; writable.
  public var contentOffset: ControlProperty<CGPoint> {
    ControlProperty(
      values: Observable.deferred { [weak view = base] in
        guard let view else { return .empty() }
        return view.rx.scrolled.map { [weak view] _ in view?.contentOffset ?? .zero }.startWith(view.contentOffset)
      }, valueSink: Binder(base) { view, offset in view.contentOffset = offset })
  }

  /// Sends each time that the contents have moved.
  public var didScroll: ControlEvent<Void> { ControlEvent(events: scrolled) }

  /// Sends when a person begins to drag the contents.
  public var willBeginDragging: ControlEvent<Void> {
    ControlEvent(events: scrollEvents { if case .dragBegan = $0 { () } else { nil } })
  }

  /// Sends when a person lets go of the contents; true if they keep moving.
  public var didEndDragging: ControlEvent<Bool> {
    ControlEvent(events: scrollEvents { if case .dragEnded(let willDecelerate) = $0 { willDecelerate } else { nil } })
  }

  /// Sends when the contents begin to slow down.
  public var willBeginDecelerating: ControlEvent<Void> {
    ControlEvent(events: scrollEvents { if case .decelerationBegan = $0 { () } else { nil } })
  }

  /// Sends when the contents have stopped.
  public var didEndDecelerating: ControlEvent<Void> {
    ControlEvent(events: scrollEvents { if case .decelerationEnded = $0 { () } else { nil } })
  }

  private var scrolled: Observable<Void> { scrollEvents { if case .scrolled = $0 { () } else { nil } } }

  private func scrollEvents<Element>(_ element: @escaping (UIScrollViewEvent) -> Element?) -> Observable<Element> {
    base.scrolling.observable(of: base, element)
  }
}
