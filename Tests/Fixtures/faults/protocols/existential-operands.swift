func same(_ a: any Equatable, _ b: any Equatable) -> Bool { a == b }
//                                                            ^ error: binary operator '==' cannot be applied to two 'any Equatable' operands
func below(_ a: any Comparable, _ b: any Comparable) -> Bool { a < b }
//                                                               ^ error: binary operator '<' cannot be applied to two 'any Comparable' operands
protocol Priced: Equatable {}
func equal(_ a: any Priced, _ b: any Priced) -> Bool { a != b }
//                                                       ^ error: binary operator '!=' cannot be applied to two 'any Priced' operands
