struct Request {
    let path: String
    var headers: [String: String] = [:]

    func with(_ change: (inout Request) -> Void) -> Request {
        var copy = self
        change(copy)
//             ^ error: passing value of type 'Request' to an inout parameter requires explicit '&'
        return copy
    }
}

func send(_ request: Request, then: (Int, String?) -> Void) {
    then(200, "ok")
}

let request = Request(path: "/x").with { $0.headers["a"] = 3 }
//                                                         ^ error: cannot assign value of type 'Int' to subscript of type 'String'
send(request) { code in
//              ^ error: contextual closure type '(Int, String?) -> Void' expects 2 arguments, but 1 was used in closure body
    print(code)
}
send(request) { code, text in
    print(code + text)
//               ^ error: cannot convert value of type 'String?' to expected argument type 'Int'
}
