@propertyWrapper
struct Capitalized {
  var wrappedValue: String = ""
}

@propertyWrapper
struct Box<Value> {
  var wrappedValue: Value
}

@propertyWrapper
struct Counted {
  var wrappedValue: Int
  init(_ count: Int) { wrappedValue = count }
}

struct City {
  @Capitalized var name: String
  @Capitalized var country: Int
//                 ^ error: property type 'Int' does not match 'wrappedValue' type 'String'
  @Capitalized var population: Int = 5
//                 ^ error: property type 'Int' does not match 'wrappedValue' type 'String'
//                                   ^ error: cannot convert value of type 'Int' to specified type 'String'
  @Capitalized var mayor: String?
//                 ^ error: property type 'String?' does not match 'wrappedValue' type 'String'
  @Capitalized var motto: String = 5
//                                 ^ error: cannot convert value of type 'Int' to specified type 'String'
  @Capitalized var river = 5
//                         ^ error: cannot convert value of type 'Int' to specified type 'String'
  @Box<String> var mountain: Int
//                 ^ error: property type 'Int' does not match 'wrappedValue' type 'String'
  @Box<String> var lake: String = 5
//                                ^ error: cannot convert value of type 'Int' to specified type 'String'
  @Box var street: String = 5
//                          ^ error: cannot convert value of type 'Int' to specified type 'String'
  @Counted(1) var square: String
//                ^ error: property type 'String' does not match 'wrappedValue' type 'Int'
}

func locals() {
  @Capitalized var country: Int
//                 ^ error: property type 'Int' does not match 'wrappedValue' type 'String'
  @Capitalized var motto: String = 5
//                                 ^ error: cannot convert value of type 'Int' to specified type 'String'
}
