@propertyWrapper
struct Trimmed { var wrappedValue: String }
struct Form {
    @Trimmed var name: String = ""
    @Trimmed var age: Int = 3
//               ^ error: property type 'Int' does not match 'wrappedValue' type 'String'
//                          ^ error: cannot convert value of type 'Int' to specified type 'String'
}
