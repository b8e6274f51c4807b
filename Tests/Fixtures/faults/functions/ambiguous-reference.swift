func pick(_ number: Int) {}
func pick(_ text: String) {}
let picked: (Bool) -> Void = pick
//                           ^ error: no 'pick' candidates produce the expected contextual result type '(Bool) -> Void'
