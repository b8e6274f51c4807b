/// What a host that knows all elements by one type remembers of the type that its program gave them.
package protocol ElementTyped: AnyObject {
  /// Set before anybody else knows of the object; nil where the Swift type tells.
  var elementType: (any CustomStringConvertible & AnyObject)? { get set }
}

/// How an object is named in messages: with the element's type that the program gave it.
func nameInMessages(of object: AnyObject) -> String {
  let name = "\(object)"
  guard let element = (object as? any ElementTyped)?.elementType else { return name }
  return name.prefix { $0 != "<" } + "<\(element)>"
}

extension PublishSubject: ElementTyped {}
extension BehaviorSubject: ElementTyped {}
extension ReplaySubject: ElementTyped {}
extension AsyncSubject: ElementTyped {}

extension PublishRelay: ElementTyped {
  package var elementType: (any CustomStringConvertible & AnyObject)? {
    get { subject.elementType }
    set { subject.elementType = newValue }
  }
}

extension BehaviorRelay: ElementTyped {
  package var elementType: (any CustomStringConvertible & AnyObject)? {
    get { subject.elementType }
    set { subject.elementType = newValue }
  }
}

extension ReplayRelay: ElementTyped {
  package var elementType: (any CustomStringConvertible & AnyObject)? {
    get { subject.elementType }
    set { subject.elementType = newValue }
  }
}
