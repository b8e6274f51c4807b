import Foundation

let name = "a", id = UUID(), date = Date()
let label: String = name + "-" + id
//                             ^ error: binary operator '+' cannot be applied to operands of type 'String' and 'UUID'
let stamp = name + "-" + date
//                     ^ error: binary operator '+' cannot be applied to operands of type 'String' and 'Date'
let first = id + "-" + name
//             ^ error: operator function '+' requires that 'UUID' conform to 'Sequence'
struct Device {
  let id: UUID
  var label: String { name + "-" + id }
//                               ^ error: binary operator '+' cannot be applied to operands of type 'String' and 'UUID'
}
