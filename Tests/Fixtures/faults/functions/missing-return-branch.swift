func sign(_ n: Int) -> String {
  if n > 0 { return "plus" }
}
// ^1 error: missing return in global function expected to return 'String'
