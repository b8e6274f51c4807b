// Reductions whose closure's operation cannot be: the overload that changes what was made so far lacks but its label.
struct Money { let cents: Int }
func rest(_ sums: [Money]) {
  let left = sums.reduce(Money(cents: 0)) { $0 - $1 }
//                      ^ error: missing argument label 'into:' in call
//                                             ^ error: binary operator '-' cannot be applied to two 'Money' operands
  print(left)
}
