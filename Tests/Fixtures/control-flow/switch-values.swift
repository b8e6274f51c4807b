for n in [0, 1, 5, 12, 99] {
  switch n {
  case 0: print("zero")
  case 1, 2, 3: print("few")
  case 4..<10: print("some")
  case 10...20: print("many")
  default: print("lots")
  }
}
