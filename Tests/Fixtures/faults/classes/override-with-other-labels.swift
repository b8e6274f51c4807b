class Base {
  func move(to place: Int) {}
}
class Derived: Base {
  override func move(by place: Int) {}
//              ^ error: argument labels for method 'move(by:)' do not match those of overridden method 'move(to:)'
}
