func load() async -> Int { 3 }
func run() {
  let x = await load()
//              ^ error: 'async' call in a function that does not support concurrency
  print(x)
}
