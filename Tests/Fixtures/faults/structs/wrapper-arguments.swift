@propertyWrapper
struct Default<T> {
    var wrappedValue: T
}
@propertyWrapper
struct Clamped {
    var wrappedValue: Int
    var range: ClosedRange<Int>
    init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.wrappedValue = wrappedValue; self.range = range }
}
@propertyWrapper
struct Named { var wrappedValue: String
  init(name: String) { wrappedValue = name } }
struct Prefs {
    @Default(0) var count: Int
//           ^ error: missing argument label 'wrappedValue:' in call
    @Default(value: 0) var other: Int
//          ^ error: incorrect argument label in call (have 'value:', expected 'wrappedValue:')
    @Default("a") var third: Int
//           ^ error: cannot convert value of type 'String' to expected argument type 'Int'
//           ^ error: missing argument label 'wrappedValue:' in call
    @Clamped(0...1) var y = 5
    @Clamped(range: 0...1) var z = 5
//   ^ error: extraneous argument label 'range:' in call
    @Named("a") var w: String
//         ^ error: missing argument label 'name:' in call
    @Named(named: "a") var u: String
//        ^ error: incorrect argument label in call (have 'named:', expected 'name:')
    @Named var q: String
    @Default() var r: Int
//           ^ error: missing argument for parameter 'wrappedValue' in call
}
