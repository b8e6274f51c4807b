func make() -> Int { 3 }
let x: Int = make
//           ^ error: function produces expected type 'Int'; did you mean to call it with '()'?
