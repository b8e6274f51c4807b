func sign(_ value: Int) -> String {
  if value < 0 { return "-" }
}
// ^1 error: missing return in global function expected to return 'String'
