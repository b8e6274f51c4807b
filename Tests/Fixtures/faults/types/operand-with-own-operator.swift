// A value that is compared by its own type's operator, with a literal of another type.
func decide(_ flags: [Bool]) {
  _ = flags.filter { $0 == "yes" }
//                      ^ error: binary operator '==' cannot be applied to operands of type 'Bool' and 'String'
}
