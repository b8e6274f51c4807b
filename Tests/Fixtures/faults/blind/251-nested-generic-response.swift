struct Response<Body> {
    let body: Body
    func map<T>(_ transform: (Body) -> T) -> Response<T> {
        Response(body: transform(body))
//      ^ error: cannot convert return expression of type 'Response<Body>' to return type 'Response<T>'
//                     ^ error: cannot convert value of type 'T' to expected argument type 'Body'
    }
}
