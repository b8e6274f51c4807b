infix operator <+>
let x = 1 <+> 2
//        ^ error: cannot find operator '<+>' in scope
