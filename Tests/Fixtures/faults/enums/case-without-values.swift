enum Shape { case box(width: Int, height: Int) }
let shape: Shape = .box
//                  ^ error: member 'box(width:height:)' is a function that produces expected type 'Shape'; did you mean to call it?
