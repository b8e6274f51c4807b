func f(_ s: String?) -> Int? {
    guard let s = s else {
        print("no")
    }
    guard s.count > 1 else { return "x" }
//                                  ^ error: cannot convert return expression of type 'String' to return type 'Int'
    return 1
}
