struct P {
    var a: Int { set { print(newValue) } }
//               ^ error: variable with a setter must also have a getter
    var b { 3 }
//      ^ error: computed property must have an explicit type
//      ^ error: type annotation missing in pattern
    var c: Int { get { "x" } }
//                     ^ error: cannot convert return expression of type 'String' to return type 'Int'
    let d: Int { 3 }
//             ^ error: 'let' declarations cannot be computed properties
    var e: Int { didSet { print(oldValue) } get { 3 } }
//               ^ error: 'didSet' cannot be provided together with a getter
    var f: Int { return }
//               ^ error: non-void function should return a value
}
