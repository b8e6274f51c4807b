protocol Shape { associatedtype T; var t: T { get } }
let a: Shape
func f(_ s: Shape) {}
func g() -> any Shape & Int { 3 }
//                      ^ error: non-protocol, non-class type 'Int' cannot be used within a protocol-constrained type
func h() -> some { 3 }
//               ^ error: expected type for function result
var arr: [Shape] = []
