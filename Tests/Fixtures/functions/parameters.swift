func greet(_ name: String, from place: String, times: Int = 1) -> String {
  String(repeating: "hello \(name) from \(place). ", count: times)
}
print(greet("Ann", from: "Rome"))
print(greet("Bob", from: "Oslo", times: 2))
