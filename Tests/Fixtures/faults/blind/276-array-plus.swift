let fruit = ["a"]
fruit + "kiwi"
//    ^ error: '+' is unavailable: Operator '+' cannot be used to append a String to a sequence of strings
let more = fruit + "kiwi"
//               ^ error: '+' is unavailable: Operator '+' cannot be used to append a String to a sequence of strings
var copy = fruit
copy += "x"
//   ^ error: operator function '+=' requires the types 'String' and 'String.Element' (aka 'Character') be equivalent
func f(_ name: String) { var c = fruit; c += name; let d = fruit + name; print(d) }
//                                        ^ error: operator function '+=' requires the types 'String' and 'String.Element' (aka 'Character') be equivalent
//                                                               ^ error: '+' is unavailable: Operator '+' cannot be used to append a String to a sequence of strings
