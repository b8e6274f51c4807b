struct Response<Body> {
    let body: Body
    func map<T>(_ transform: (Body) -> T) -> Response<T> {
        let r: Response<T> = Response(body: transform(body))
//                           ^ error: cannot assign value of type 'Response<Body>' to type 'Response<T>'
//                                          ^ error: cannot convert value of type 'T' to expected argument type 'Body'
        return r
    }
}
