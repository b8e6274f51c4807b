@propertyWrapper struct Small { var wrappedValue: Int }
struct Lamp {
  @Small var (a, b) = (1, 2)
// ^3 error: property wrapper can only apply to a single variable
  @Small var both: Int { 1 }
// ^3 error: property wrapper cannot be applied to a computed property
}
