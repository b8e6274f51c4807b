@propertyWrapper
struct Trimmed { var wrappedValue: String }
struct Form {
    @Trimmed var age: Int
//               ^ error: property type 'Int' does not match 'wrappedValue' type 'String'
}
