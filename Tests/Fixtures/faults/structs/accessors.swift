struct Point {
  var a: Int { set {} }
//             ^ error: variable with a setter must also have a getter
  var b: Int { get { 1 } didSet {} }
//                       ^ error: 'didSet' cannot be provided together with a getter
  let c: Int { didSet {} }
//           ^ error: 'let' declarations cannot be observing properties
  var d: Int = 1 { 2 }
//             ^ error: variable with getter/setter cannot have an initial value
  var e: Int { willSet {} get { 1 } }
//             ^ error: 'willSet' cannot be provided together with a getter
}
