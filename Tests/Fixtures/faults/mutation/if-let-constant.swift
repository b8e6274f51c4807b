let name: String? = "a"
if let name { name = "b" }
//            ^ error: cannot assign to value: 'name' is a 'let' constant
