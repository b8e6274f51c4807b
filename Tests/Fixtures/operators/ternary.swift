for n in 1...3 {
  print(n % 2 == 0 ? "even" : "odd")
}
let x: Int? = nil
print(x == nil ? "none" : "some")
