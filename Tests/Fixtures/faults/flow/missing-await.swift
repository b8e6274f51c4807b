func load() async -> Int { 3 }
func run() async {
  let x = load()
//        ^ error: expression is 'async' but is not marked with 'await'
  print(x)
}
