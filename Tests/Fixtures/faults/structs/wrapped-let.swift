@propertyWrapper struct Clamped { var wrappedValue: Int }
struct Volume {
  @Clamped let level: Int
// ^3 error: property wrapper can only be applied to a 'var'
}
struct Screen { @Clamped var width = 3 }
print(Screen()._width)
//             ^ error: '_width' is inaccessible due to 'private' protection level
