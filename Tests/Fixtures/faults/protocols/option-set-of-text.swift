struct Permissions: OptionSet { let rawValue: String }
//     ^ error: type 'Permissions' does not conform to protocol 'SetAlgebra'
