struct Refused: Error { let name: String }
class Account {
  let name: String
  init(name: String) throws {
    if name.isEmpty { throw Refused(name: name) }
    self.name = name
  }
  convenience init(first: String, last: String) throws {
    try self.init(name: first + last)
    print("made", name)
  }
}
class Savings: Account {
  var rate = 0.5
  override init(name: String) throws {
    try super.init(name: name)
    rate = 1
  }
  init(safely name: String) {
    do {
      try super.init(name: name)
    } catch {
      fatalError("no name")
    }
  }
}
do {
  print(try Account(first: "Ada", last: "L").name)
  print(try Savings(name: "Bea").rate, Savings(safely: "Cy").name)
  _ = try Account(first: "", last: "")
} catch {
  print(error)
}
do { _ = try Savings(name: "") } catch { print(error) }
