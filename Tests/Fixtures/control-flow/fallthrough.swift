for n in 1...3 {
  switch n {
  case 1:
    print("one")
    fallthrough
  case 2: print("one or two")
  default: break
  }
}
