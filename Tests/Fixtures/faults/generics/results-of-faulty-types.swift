// Where a declared type is refused for its arguments, nothing is said of the value for it; brackets are a dictionary all the same.

struct Author {
  let name: String
}

struct Feed {
  let authors: [Author]

  func all() -> Set<Author> {
//              ^ error: type 'Author' does not conform to protocol 'Hashable'
    Set(authors)
  }

  var named: Set<Author> {
//           ^ error: type 'Author' does not conform to protocol 'Hashable'
    return Set(authors.map { $0 })
  }

  func counted() -> [Author: Int] {
//                  ^ error: type 'Author' does not conform to protocol 'Hashable'
    Dictionary(uniqueKeysWithValues: authors.map { ($0, 1) })
//  ^ error: generic struct 'Dictionary' requires that 'Author' conform to 'Hashable'
  }

  func shown(_ found: Set<Author>) {
//                    ^ error: type 'Author' does not conform to protocol 'Hashable'
    shown(Set(authors))
//        ^ error: generic struct 'Set' requires that 'Author' conform to 'Hashable'
  }
}

let author = Author(name: "a")
let alone: Set<Author> = Set([author])
//         ^ error: type 'Author' does not conform to protocol 'Hashable'
let counted: Dictionary<Author, Int> = Dictionary(uniqueKeysWithValues: [(author, 1)])
//           ^ error: type 'Author' does not conform to protocol 'Hashable'
let unknown: Set<Author> = missing
//           ^ error: type 'Author' does not conform to protocol 'Hashable'
//                         ^ error: cannot find 'missing' in scope
