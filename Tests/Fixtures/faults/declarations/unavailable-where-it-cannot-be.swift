@available(*, unavailable) var count = 1
// ^2 error: global variable cannot be marked unavailable with '@available' in script mode
struct Box {
  @available(*, unavailable) var size = 1
// ^ error: stored properties cannot be marked unavailable with '@available'
  @available(*, unavailable) var area: Int { 1 }
}
class Node {
  @available(*, unavailable) deinit {}
// ^ error: deinitializer cannot be marked unavailable with '@available'
}
