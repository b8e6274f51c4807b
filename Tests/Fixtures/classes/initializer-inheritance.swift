class Shape {
  let name: String
  var size = 1
  required init(name: String) { self.name = name }
  init(size: Int) {
    name = "sized"
    self.size = size
  }
  convenience init() { self.init(name: "plain") }
  convenience init(_ text: String, times: Int) {
    self.init(name: String(repeating: text, count: times))
  }
}
class All: Shape { var extra = "e" }
class Every: Shape {
  let mark: Int
  required init(name: String) {
    mark = 1
    super.init(name: name)
  }
  override init(size: Int) {
    mark = 2
    super.init(size: size)
  }
}
class Some: All {
  convenience init(flag: Bool) { self.init(size: flag ? 8 : 9) }
}
print(All().name, All(size: 3).size, All("a", times: 2).name, All().extra)
print(Every().mark, Every(size: 4).mark, Every("b", times: 3).name)
print(Some(flag: true).size, Some().name)
func make<T: Shape>(_ type: T.Type) -> T { type.init(name: "made") }
print(make(Every.self).mark, make(Some.self).extra)
