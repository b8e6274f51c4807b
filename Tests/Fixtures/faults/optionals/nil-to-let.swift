let name: String = nil
//                 ^ error: 'nil' cannot initialize specified type 'String'
