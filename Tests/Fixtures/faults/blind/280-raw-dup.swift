enum Status: Int {
    case missing = 404
    case gone = 404
//              ^ error: raw value for enum case is not unique
}
func message(_ code: Int) -> String { let s = Status(code); return "\(s)" }
//                                                   ^ error: missing argument label 'rawValue:' in call
