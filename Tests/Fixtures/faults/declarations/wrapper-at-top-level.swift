@propertyWrapper struct Small { var wrappedValue: Int }
@Small var count = 1
// ^1 error: property wrappers are not yet supported in top-level code
print(count)
