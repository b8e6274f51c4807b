// A method that is called on its type with what it takes needs an instance.
struct Formatter {
  func format(_ text: String) -> String { text }
}
print(Formatter.format("a"))
//    ^ error: instance member 'format' cannot be used on type 'Formatter'; did you mean to use a value of this type instead?
print(Formatter.format(1))
//                     ^ error: cannot convert value of type 'Int' to expected argument type 'Formatter'
