struct Stream<Element> {
  static func of(_ elements: Element...) -> Stream<Element> { Stream() }
  func start(with elements: Element...) -> Stream<Element> { self }
  func each(_ body: (Element) -> Void) {}
}
Stream.of(1, 2).start(with: "zero").each { print($0) }
//                          ^ error: cannot convert value of type 'String' to expected argument type 'Int'
