var name: String = "a"
name = nil
//     ^ error: 'nil' cannot be assigned to type 'String'
