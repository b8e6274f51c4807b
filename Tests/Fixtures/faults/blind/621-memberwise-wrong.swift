struct Order { let id: Int; var note: String = "" }
let a = Order(id: "7")
//                ^ error: cannot convert value of type 'String' to expected argument type 'Int'
let b = Order(note: "x")
//            ^ error: missing argument for parameter 'id' in call
let c = Order(id: 1, notes: "x")
//           ^ error: incorrect argument label in call (have 'id:notes:', expected 'id:note:')
let d = Order(1)
//            ^ error: missing argument label 'id:' in call
let e = Order(note: "x", id: 1)
//                       ^ error: argument 'id' must precede argument 'note'
let f = Order(id: nil)
//                ^ error: 'nil' is not compatible with expected argument type 'Int'
