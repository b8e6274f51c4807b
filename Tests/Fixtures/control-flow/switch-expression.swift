func name(_ n: Int) -> String {
  switch n {
  case 0: "zero"
  case 1...9: "digit"
  default: "number"
  }
}
print(name(0), name(5), name(50))
let x = switch true { case true: 1; case false: 2 }
print(x)
