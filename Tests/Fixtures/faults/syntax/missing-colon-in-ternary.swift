// The colon of a conditional expression is missing.
let x = true ? 1
//           ^ error: expected ':' after '? ...' in ternary expression
