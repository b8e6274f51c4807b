func average(_ values: [Double]) -> Double {
    values.reduce(0, +) / values.count
//                   ^ error: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, Double) throws -> Int'
//                      ^ error: cannot convert return expression of type 'Int' to return type 'Double'
}
func average2(_ values: [Double]) -> Double {
    return values.reduce(0, +) / values.count
//                          ^ error: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, Double) throws -> Int'
//                             ^ error: cannot convert return expression of type 'Int' to return type 'Double'
}
let v = [1.0]
let mean: Double = v.reduce(0, +) / v.count
//                             ^ error: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, Double) throws -> Int'
//                                ^ error: cannot convert value of type 'Int' to specified type 'Double'
let mean2 = v.reduce(0, +) / v.count
//                      ^ error: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, Double) throws -> Int'
