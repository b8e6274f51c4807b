protocol Made { init(name: String) }
class Thing: Made { var name = "" }
//    ^ error: type 'Thing' does not conform to protocol 'Made'
