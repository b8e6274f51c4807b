struct Tree {
  let value: Int
  var left: Tree?
//    ^ error: value type 'Tree' cannot have a stored property that recursively contains it
  var right: Tree?
}
