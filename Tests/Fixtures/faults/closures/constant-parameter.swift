let change = { (count: Int) in
  count = 3
// ^3 error: cannot assign to value: 'count' is a 'let' constant
  return count
}
