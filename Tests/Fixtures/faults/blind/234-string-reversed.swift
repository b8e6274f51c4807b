func isPalindrome(_ letters: String) -> Bool { letters == letters.reversed() }
//                                                     ^ error: binary operator '==' cannot be applied to operands of type 'String' and '[String.Element]' (aka 'Array<Character>')
func other(_ letters: String) -> Bool { return letters.lowercased() == letters.lowercased().reversed() }
//                                                                  ^ error: binary operator '==' cannot be applied to operands of type 'String' and '[String.Element]' (aka 'Array<Character>')
func p(_ s: String) { if s == s.reversed() { print(s) } }
//                         ^ error: binary operator '==' cannot be applied to operands of type 'String' and '[String.Element]' (aka 'Array<Character>')
