func load() async -> Int { 3 }
func run() async {
  async let number = load()
  let twice: String = [await number].map { n in n + n }
  //                                 ^ error: cannot convert value of type '[Int]' to specified type 'String'
  print(twice)
}
