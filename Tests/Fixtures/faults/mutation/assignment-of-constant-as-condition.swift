struct Item { let done: Bool }
func color(_ item: Item) -> Int {
  if item.done = true { return 1 }
//        ^ error: cannot assign to property: 'done' is a 'let' constant
//             ^ error: use of '=' in a boolean context, did you mean '=='?
  return 0
}
