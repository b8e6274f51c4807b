@propertyWrapper
struct Logged<T> {
    var wrappedValue: T
    var projectedValue: String { "\(wrappedValue)" }
}
struct Form {
    @Logged var name: String = "x"
    @Logged let age = 3
//  ^ error: property wrapper can only be applied to a 'var'
    @Logged var total: Int { 3 }
//  ^ error: property wrapper cannot be applied to a computed property
}
let form = Form(name: 3)
//              ^ error: missing argument for parameter 'name' in call
let n: Int = form.$name
print(form._name)
