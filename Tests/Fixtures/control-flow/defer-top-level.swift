defer { print("last") }
print("first")
defer {
  print("before the last")
  if true { print("inner") }
}
do {
  defer { print("in a block") }
  print("block")
}
print("end of the file")
