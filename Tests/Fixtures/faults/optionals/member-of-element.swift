struct Office { var floors: Int; var name: String? }
var offices: [String: Office] = [:]
offices["Rome"].floors = 3
//            ^ error: value of optional type 'Office?' must be unwrapped to refer to member 'floors' of wrapped base type 'Office'
print(offices["Rome"].floors)
//                  ^ error: value of optional type 'Office?' must be unwrapped to refer to member 'floors' of wrapped base type 'Office'
struct C { var offices: [String: Office] = [:] }
var c = C()
c.offices["Rome"].floors = 3
//              ^ error: value of optional type 'Office?' must be unwrapped to refer to member 'floors' of wrapped base type 'Office'
c.offices["Rome"].floors += 3
//              ^ error: value of optional type 'Office?' must be unwrapped to refer to member 'floors' of wrapped base type 'Office'
