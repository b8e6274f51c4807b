struct Form {
    var name: String?
    var age: String?
}

func validate(_ form: Form) -> (String, Int)? {
    guard let name = form.name, !name.isEmpty else {
        print("no name")
    }
    guard let age = Int(form.age) else {
//                           ^ error: value of optional type 'String?' must be unwrapped to a value of type 'String'
        return nil
    }
    guard age > 17 else { return }
//                        ^ error: non-void function should return a value
    return (name, age)
}

if let (name, age) = validate(Form(name: "Ann", age: "20")) {
    print(name, age)
}
if let result = validate(Form(name: "Bob", age: nil)), result.2 > 3 {
//                                                            ^ error: value of tuple type '(String, Int)' has no member '2'
    print(result.0)
}
