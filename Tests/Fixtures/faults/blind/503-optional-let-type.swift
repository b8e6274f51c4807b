struct P { let x }
//             ^ error: type annotation missing in pattern
