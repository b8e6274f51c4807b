final class Token { deinit { print("released") } }
func use() {
  let t = Token()
  withExtendedLifetime(t) { print("using") }
  print("after")
}
use()
let tokens = [Token(), Token()]
print(tokens.count)
