func show(_ text: String) {
  switch text {
// ^3 error: switch must be exhaustive
  case "a": print(1)
  }
}
