// The whole expression lacks it, not the last `else if`.
func sign(_ n: Int) -> String {
  let text: String = if n > 0 { "plus" } else if n < 0 { "minus" }
//                   ^ error: 'if' must have an unconditional 'else' to be used as expression
  return text
}
