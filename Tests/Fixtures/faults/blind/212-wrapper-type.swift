@propertyWrapper
struct Clamped {
    var wrappedValue: Int
    init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.wrappedValue = wrappedValue }
}
struct Volume {
    @Clamped(0...10) var balance: String = "3"
//                       ^ error: property type 'String' does not match 'wrappedValue' type 'Int'
//                                         ^ error: cannot convert value of type 'String' to expected argument type 'Int'
}
