func wait() async {}
func run() async {
  while true {
    defer { break }
//          ^ error: 'break' cannot transfer control out of a defer statement
    print(1)
  }
}
func stop() async {
  defer { await wait() }
//              ^ error: 'async' call cannot occur in a defer body
  print(2)
}
