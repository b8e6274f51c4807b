protocol Argument { init?(argument: String) }
extension RawRepresentable where RawValue == String, Self: CaseIterable {
  init?(argument: String) {
    self.init(rawValue: argument)
    print("made", self)
  }
}
enum Format: String, CaseIterable, Argument { case png, jpeg }
print(Format(argument: "png") as Any, Format(argument: "gif") as Any)
