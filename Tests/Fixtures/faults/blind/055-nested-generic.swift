struct Response<Body> {
    let status: Int
    let body: Body

    func map<T>(_ transform: (Body) -> T) -> Response<T> {
        Response(status: status, body: transform(body))
//      ^ error: cannot convert return expression of type 'Response<Body>' to return type 'Response<T>'
//                                     ^ error: cannot convert value of type 'T' to expected argument type 'Body'
    }
}

struct User { let name: String; let age: Int }

func first<T: Equatable>(_ values: [T], equalTo value: T) -> T? {
    values.first { $0 == value }
}

let response = Response(status: 200, body: User(name: "Ann", age: 30))
let name: Response<Int> = response.map { $0.name }
//                                          ^ error: cannot convert value of type 'String' to closure result type 'Int'
print(name.body)
print(first([response.body], equalTo: User(name: "Ann", age: 30))?.name ?? "none")
//    ^ error: global function 'first(_:equalTo:)' requires that 'User' conform to 'Equatable'
