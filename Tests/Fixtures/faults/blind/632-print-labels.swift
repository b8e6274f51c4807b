print("a", seperator: ",")
//   ^ error: incorrect argument label in call (have '_:seperator:', expected '_:separator:')
print("a", terminator: 3)
//                     ^ error: cannot convert value of type 'Int' to expected argument type 'String'
print(separator: ",", "a")
//                    ^ error: unnamed argument #2 must precede argument 'separator'
