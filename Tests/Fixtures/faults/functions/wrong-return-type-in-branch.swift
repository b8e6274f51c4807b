func sign(_ n: Int) -> String {
  if n > 0 { return 1 }
//                  ^ error: cannot convert return expression of type 'Int' to return type 'String'
  return "x"
}
