func greet(_ name: String?) {
  guard let name, !name.isEmpty else {
    print("nobody")
    return
  }
  print("hello \(name)")
}
greet("Ann"); greet(nil); greet("")
