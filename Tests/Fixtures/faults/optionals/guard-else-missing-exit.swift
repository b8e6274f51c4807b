func f(_ n: Int?) {
  guard let n = n else { print("none") }
//                                     ^ error: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope
  print(n)
}
