// Each text in single quotes is reported, and what is at fault elsewhere, too.

let values: [Character: Int] = ['I': 1, 'V': 5]
//                              ^ error: single-quoted string literal found, use '"'
//                                      ^ error: single-quoted string literal found, use '"'
let word = 'a' + 'b'
//         ^ error: single-quoted string literal found, use '"'
//               ^ error: single-quoted string literal found, use '"'

func isVowel(_ letter: Character) -> Bool {
  letter == 'a' || letter == 'e'
//          ^ error: single-quoted string literal found, use '"'
//                           ^ error: single-quoted string literal found, use '"'
}

let count: Int = "three"
//               ^ error: cannot convert value of type 'String' to specified type 'Int'
