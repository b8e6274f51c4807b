func run(count: Int) {
  guard let sure = count else { return }
//      ^ error: initializer for conditional binding must have Optional type, not 'Int'
  print(sure)
}
