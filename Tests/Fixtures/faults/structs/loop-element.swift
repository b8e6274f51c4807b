struct P { var x = 1 }
for p in [P()] { p.x = 2 }
//                 ^ error: cannot assign to property: 'p' is a 'let' constant
