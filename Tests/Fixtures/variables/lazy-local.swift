func make(_ name: String) -> Int {
  print("make", name)
  return name.count
}
func run(_ flag: Bool) {
  lazy var length = make("length")
  lazy var names: [String] = {
    print("names")
    return ["a"]
  }()
  print("begin")
  if flag { print(length, length) }
  names.append("b")
  length += 1
  print(names, length)
  let closure = { length * 2 }
  print(closure())
}
run(true)
run(false)
