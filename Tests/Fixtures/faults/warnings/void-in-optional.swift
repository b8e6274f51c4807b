func save() throws {}
let saved = try? save()
//  ^ warning: constant 'saved' inferred to have type '()?', which may be unexpected
let shown = [1].first.map { print($0) }
//  ^ warning: constant 'shown' inferred to have type '()?', which may be unexpected
let none = [1].map { number in
//  ^ warning: constant 'none' inferred to have type '[()]', which may be unexpected
  print(number)
  print(number + 1)
}
