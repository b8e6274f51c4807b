func f() -> Int { 1 }
let n: Int = f
//           ^ error: function produces expected type 'Int'; did you mean to call it with '()'?
