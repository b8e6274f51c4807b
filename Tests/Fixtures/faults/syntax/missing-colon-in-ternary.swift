let x = true ? 1
//              ^ error: expected ':' after '? ...' in ternary expression
