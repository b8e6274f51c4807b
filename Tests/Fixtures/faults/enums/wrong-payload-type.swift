enum Load { case done(Int), failed }
let l: Load = .done("a")
//                  ^ error: cannot convert value of type 'String' to expected argument type 'Int'
