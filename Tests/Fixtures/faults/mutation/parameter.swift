func twice(_ value: Int) -> Int {
  value = value * 2
// ^3 error: cannot assign to value: 'value' is a 'let' constant
  return value
}
