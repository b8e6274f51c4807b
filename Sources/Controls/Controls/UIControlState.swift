/// State of a control; also `UIControl.State`.
public struct UIControlState: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let normal: UIControlState = []
  public static let highlighted = UIControlState(rawValue: 1 << 0)
  public static let disabled = UIControlState(rawValue: 1 << 1)
  public static let selected = UIControlState(rawValue: 1 << 2)
  public static let focused = UIControlState(rawValue: 1 << 3)
}
