struct Box { func make() -> Int { 1 } }
Box().make() = 3
//    ^ error: expression is not assignable: function call returns immutable value
