enum Kind: Int { case a, b }
let k: Kind = Kind(rawValue: 0)
//            ^ error: value of optional type 'Kind?' must be unwrapped to a value of type 'Kind'
