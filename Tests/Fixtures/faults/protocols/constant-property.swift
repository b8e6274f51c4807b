protocol Named { let name: String }
//                   ^ error: protocols cannot require properties to be immutable; declare read-only properties by using 'var' with a '{ get }' specifier
