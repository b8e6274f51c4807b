func f(_ early: Bool) {
  defer { print("last") }
  defer { print("second to last") }
  print("first")
  if early { return }
  print("middle")
}
f(false)
f(true)
for i in 1...2 {
  defer { print("end \(i)") }
  print("begin \(i)")
}
