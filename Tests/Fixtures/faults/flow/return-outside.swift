let n = 3
if n > 2 { return }
//         ^ error: return invalid outside of a func
