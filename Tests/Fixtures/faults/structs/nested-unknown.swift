struct P { struct Q {} }
let q = P.R()
//        ^ error: type 'P' has no member 'R'
