// Closures with a result in their signature, and no `in` behind it.
let texts = [1, 2].map { number -> String
  let text = "\(number)"
// ^3 error: expected 'in' after the closure signature
  return text
}
