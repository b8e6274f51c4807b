for word in ["a", "be", "sea"] {
  switch word {
  case "a": print("letter")
  case let w where w.count == 2: print("pair \(w)")
  default: print("word")
  }
}
