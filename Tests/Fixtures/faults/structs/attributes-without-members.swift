@propertyWrapper struct Wrapper { var value: Int }
//                      ^ error: property wrapper type 'Wrapper' does not contain a non-static property named 'wrappedValue'
@dynamicMemberLookup struct Lookup {}
// ^1 error: '@dynamicMemberLookup' requires 'Lookup' to have a 'subscript(dynamicMember:)' method that accepts either 'ExpressibleByStringLiteral' or a key path
@resultBuilder struct Builder {}
//                    ^ error: result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'
