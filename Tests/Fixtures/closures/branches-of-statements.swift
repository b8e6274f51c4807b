let up = true
let f: (Int) -> Int = up ? { x in
  let y = x + 1
  return y
} : { x in
  let y = x - 1
  return y
}
print(f(1))
let g = !up ? { (x: Int) -> String in
  let s = "\(x)"
  return s + "!"
} : { (x: Int) -> String in
  print("side")
  return "\(x)?"
}
print(g(2))
func h(_ x: Int) -> Int { x * 10 }
let k: (Int) -> Int = up ? h : { x in
  let y = x
  return y
}
print(k(3))
print([1, 2].map(up ? { a in
  let b = a * 2
  return b
} : { $0 }))
