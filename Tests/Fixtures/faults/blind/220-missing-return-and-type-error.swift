func f(_ a: Int) -> Bool {
    if a > 1 { return true }
}
func g() -> Int { "x" }
//                ^ error: cannot convert return expression of type 'String' to return type 'Int'
