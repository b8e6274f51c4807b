let n = 3
switch n {
case 1: print("one")
default: fallthrough
//       ^ error: 'fallthrough' without a following 'case' or 'default' block
}
