func load() async -> Int { 3 }
func run() {
  async let x = load()
//      ^ error: 'async let' in a function that does not support concurrency
}
