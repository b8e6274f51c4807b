func log(_ level: Int, _ message: @autoclosure () -> String) {
  if level > 1 { print(message()) }
}
func costly() -> String { print("computed"); return "text" }
log(1, costly())
log(2, costly())
