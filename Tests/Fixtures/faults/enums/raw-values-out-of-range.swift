enum Level: UInt8 { case low = 1, high = 300 }
//                                       ^ error: integer literal '300' overflows when stored into 'UInt8'
enum Shift: UInt { case down = -1 }
//                             ^ error: negative integer '-1' overflows when stored into unsigned type 'UInt'
