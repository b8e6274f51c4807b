protocol Made { static func make() -> Self }
struct Thing: Made {}
//     ^ error: type 'Thing' does not conform to protocol 'Made'
