let small: UInt8 = 300
//                 ^ error: integer literal '300' overflows when stored into 'UInt8'
