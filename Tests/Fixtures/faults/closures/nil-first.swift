let sizes = [1, 2]
let doubled = sizes.compactMap { size in
//                  ^ error: generic parameter 'ElementOfResult' could not be inferred
  if size > 2 { return nil }
  return size * 2
}
let largest = sizes.compactMap { size in
//                  ^ error: generic parameter 'ElementOfResult' could not be inferred
  if size > 2 { return nil }
  return size * 2
}.max()
let texts = ["1", "2"].map { $0 }.compactMap { text in
//                                ^ error: generic parameter 'ElementOfResult' could not be inferred
  guard text.count > 1 else { return nil }
  return text + "!"
}
