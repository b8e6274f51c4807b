import Synchronization

/// Name of the element type in the program, for a host that represents all elements by one type.
@usableFromInline
package final class ElementTypeName: CustomStringConvertible, Sendable {
  package let name: any CustomStringConvertible & Sendable
  package init(_ name: any CustomStringConvertible & Sendable) { self.name = name }
  @usableFromInline package var description: String { name.description }
}

/// Remembers that type, once it is known; nil where the Swift type tells.
package protocol ElementTyped: AnyObject {
  var elementType: ElementTypeName? { get }
  /// The first to say it is right; said from any thread.
  func remember(elementType: ElementTypeName)
}

/// Returns the name of an object for messages, with the element type that the program gave it.
func nameInMessages(of object: AnyObject) -> String {
  let name = "\(object)"
  guard let element = (object as? any ElementTyped)?.elementType else { return name }
  return name.prefix { $0 != "<" } + "<\(element)>"
}

extension PublishRelay: ElementTyped {
  package var elementType: ElementTypeName? { subject.elementType }
  package func remember(elementType: ElementTypeName) { subject.remember(elementType: elementType) }
}

extension BehaviorRelay: ElementTyped {
  package var elementType: ElementTypeName? { subject.elementType }
  package func remember(elementType: ElementTypeName) { subject.remember(elementType: elementType) }
}

extension ReplayRelay: ElementTyped {
  package var elementType: ElementTypeName? { subject.elementType }
  package func remember(elementType: ElementTypeName) { subject.remember(elementType: elementType) }
}
