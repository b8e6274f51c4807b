func name() -> String {
  return 3
//       ^ error: cannot convert return expression of type 'Int' to return type 'String'
}
