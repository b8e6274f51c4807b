// The parameters of a function are missing.
struct Place {
  let name: String
  func description -> String { name }
//                 ^ error: expected '(' in argument list of function declaration
}
