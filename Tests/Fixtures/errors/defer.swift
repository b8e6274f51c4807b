struct E: Error {}
func work(_ fail: Bool) throws {
  print("open")
  defer { print("close") }
  if fail { throw E() }
  print("work")
}
try? work(true)
try work(false)
