class Loader {
  func start() {}
  func load() async {}
}
class Images: Loader {
  override func start() async {}
  //            ^ error: method does not override any method from its superclass
  override func load() {}
  //            ^ error: method does not override any method from its superclass
}
