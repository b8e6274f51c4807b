struct Lost: Error {}
func find() throws -> Int { throw Lost() }
func load() async -> Int { 1 }

let found = find()
//          ^ error: call can throw but is not marked with 'try'
//          ^ note: did you mean to use 'try'?
//          ^ note: did you mean to handle error as optional value?
//          ^ note: did you mean to disable error propagation?
print("found", find() + 1)
//             ^ error: call can throw but is not marked with 'try'
//             ^ note: did you mean to use 'try'?
//             ^ note: did you mean to handle error as optional value?
//             ^ note: did you mean to disable error propagation?

func wait() async {
  let loaded = load()
//             ^ error: expression is 'async' but is not marked with 'await'
  print(loaded)
}

func now() {
//   ^ note: add 'async' to function 'now()' to make it asynchronous
  let loaded = await load()
//                   ^ error: 'async' call in a function that does not support concurrency
  print(loaded)
}
