import Rx

/// A control, which sends events of people's actions.
open class UIControl: UIView {
  public typealias Event = UIControlEvents
  public typealias State = UIControlState

  @Displayed("UIControl.isEnabled") public var isEnabled: Bool = true
  @Displayed("UIControl.isSelected") public var isSelected: Bool = false
  @Displayed("UIControl.isHighlighted") public var isHighlighted: Bool = false
  let listeners = EventListeners<UIControlEvents>()
  private var actions: [(action: UIAction, events: UIControlEvents, registration: any Disposable)] = []

  /// Current state: disabled, selected, highlighted, or none of these.
  public var state: UIControlState {
    var state: UIControlState = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    if isFirstResponder { state.insert(.focused) }
    return state
  }

  /// Sends events as if a person had used the control.
  public func sendActions(for controlEvents: UIControlEvents) {
    UserInterface.touch("UIControl.sendActions(for:)")
    listeners.send(controlEvents)
  }

  /// True if anything listens to its events.
  package var isObserved: Bool { !listeners.isEmpty }

  /// Adds an action for events.
  public func addAction(_ action: UIAction, for controlEvents: UIControlEvents) {
    let registration = listen(to: controlEvents) { [weak self] in action.perform(by: self) }
    DisplayedState.lock.withLock { actions.append((action, controlEvents, registration)) }
  }

  /// Removes an action for events.
  public func removeAction(_ action: UIAction, for controlEvents: UIControlEvents) {
    let removed = DisplayedState.lock.withLock {
      let removed = actions.filter { $0.action === action && $0.events == controlEvents }
      actions.removeAll { $0.action === action && $0.events == controlEvents }
      return removed
    }
    for entry in removed { entry.registration.dispose() }
  }

  /// Adds a listener to events, until the result is disposed of.
  func listen(to events: UIControlEvents, _ handler: @escaping () -> Void) -> any Disposable {
    listeners.add { if !$0.isDisjoint(with: events) { handler() } }
  }
}

/// Action of a control, as a closure.
public final class UIAction {
  public let title: String
  private let handler: (UIAction) -> Void
  /// Control that the action is called for.
  public private(set) weak var sender: UIControl?

  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }

  func perform(by control: UIControl?) {
    sender = control
    handler(self)
  }
}
