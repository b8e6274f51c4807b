// A required initializer is missed where it could be written: in the line behind the other ones.
class Screen {
  required init() {}
}
class Detail: Screen {
  let id: Int
  init(id: Int) {
    self.id = id
    super.init()
  }
  func show() { print(id) }
// ^1 error: 'required' initializer 'init()' must be provided by subclass of 'Screen'
}
