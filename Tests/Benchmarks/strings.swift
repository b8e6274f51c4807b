func build() -> Int {
  var text = ""
  for number in 0..<200_000 { text += "\(number)," }
  return text.utf8.count
}
print(build())
