struct Repo {
  var storage: [Int: String] = [:]
  var list = [1]
  func insert(_ text: String) {
    storage[1] = text
//         ^ error: cannot assign through subscript: 'self' is immutable
    list[0] += 1
//          ^ error: left side of mutating operator isn't mutable: 'self' is immutable
    list[0] = 2
//      ^ error: cannot assign through subscript: 'self' is immutable
  }
}
let fixed = [1]
fixed[0] = 2
//   ^ error: cannot assign through subscript: 'fixed' is a 'let' constant
let repos = [Repo()]
repos[0].list = []
//       ^ error: cannot assign to property: 'repos' is a 'let' constant
repos[0].list[1] = 5
//           ^ error: cannot assign through subscript: 'repos' is a 'let' constant
