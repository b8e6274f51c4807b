// A result of type Self from super has the type of the calling object.
class Sheep {
  var name: String
  required init(_ name: String) { self.name = name }
  func clone() -> Self { Self(name + "'") }
  class func make() -> Self { Self("made") }
}
final class Dolly: Sheep {
  var copies = 0
  override func clone() -> Self {
    let copy = super.clone()
    copy.copies = copies + 1
    copy.name += "!"
    return copy
  }
  override class func make() -> Self {
    let made = super.make()
    made.copies = 9
    return made
  }
}
print(Dolly("d").clone().name, Dolly("d").clone().clone().copies, type(of: Dolly("d").clone()), Dolly.make().copies)
