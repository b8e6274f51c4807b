/// Name of a method as Objective-C has it, `viewWillAppear:`. In a program `#selector(UIViewController.viewWillAppear(_:))` makes one.
///
/// Targets have no effect here: use `rx` for events.
public struct Selector: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// Base name and labels, with a colon for each parameter.
  public let description: String

  /// Makes the selector of a name.
  public init(_ str: String) { description = str }

  public init(stringLiteral value: String) { description = value }
}
