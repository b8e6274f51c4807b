enum Tree { case leaf, branch(Tree, Tree) }
//   ^ error: recursive enum 'Tree' is not marked 'indirect'
