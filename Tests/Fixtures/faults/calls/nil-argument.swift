func show(_ text: String) {}
show(nil)
//   ^ error: 'nil' is not compatible with expected argument type 'String'
func make() -> Int { nil }
//                   ^ error: 'nil' is incompatible with return type 'Int'
func take() -> String {
  return nil
//       ^ error: 'nil' is incompatible with return type 'String'
}
