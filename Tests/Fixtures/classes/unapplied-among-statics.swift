// Methods of instances, named among static members, are functions from instances.
final class LoginTests {
  var passed = 0
  func testEmpty() { passed += 1 }
  func testLong(_ name: String = "x") { passed += name.count }
  static func named(_ name: String) -> ((LoginTests) -> () -> Void)? { name == "empty" ? testEmpty : nil }
}
extension LoginTests {
  static let all: [(String, (LoginTests) -> () -> Void)] = [("testEmpty", testEmpty)]
}
let tests = LoginTests()
for (name, test) in LoginTests.all {
  test(tests)()
  print(name, tests.passed)
}
LoginTests.named("empty")?(tests)()
print(tests.passed)
