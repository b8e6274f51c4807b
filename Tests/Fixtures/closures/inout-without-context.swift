let add = { (x: inout Int, by: Int) in x += by }
var number = 1
add(&number, 4)
print(number)
let append = { (list: inout [String]) -> Int in
  list.append("x")
  return list.count
}
var list: [String] = []
print(append(&list), append(&list), list)
let starts = "abc".hasPrefix
print(starts("ab"), starts("b"), ["a", "b"].filter("abc".hasPrefix))
