/// Event of a control; also `UIControl.Event`.
public struct UIControlEvents: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let touchDown = UIControlEvents(rawValue: 1 << 0)
  public static let touchDownRepeat = UIControlEvents(rawValue: 1 << 1)
  public static let touchUpInside = UIControlEvents(rawValue: 1 << 6)
  public static let touchUpOutside = UIControlEvents(rawValue: 1 << 7)
  public static let touchCancel = UIControlEvents(rawValue: 1 << 8)
  public static let valueChanged = UIControlEvents(rawValue: 1 << 12)
  public static let primaryActionTriggered = UIControlEvents(rawValue: 1 << 13)
  public static let editingDidBegin = UIControlEvents(rawValue: 1 << 16)
  public static let editingChanged = UIControlEvents(rawValue: 1 << 17)
  public static let editingDidEnd = UIControlEvents(rawValue: 1 << 18)
  public static let editingDidEndOnExit = UIControlEvents(rawValue: 1 << 19)
  public static let allTouchEvents = UIControlEvents(rawValue: 0xFFF)
  public static let allEditingEvents = UIControlEvents(rawValue: 0xF0000)
  public static let allEvents = UIControlEvents(rawValue: 0xFFFF_FFFF)
}
