let a = UInt8(300)
//            ^ error: integer literal '300' overflows when stored into 'UInt8'
let b = Int8(-129)
//           ^ error: integer literal '-129' overflows when stored into 'Int8'
let c = UInt(-1)
//           ^ error: negative integer '-1' overflows when stored into unsigned type 'UInt'
let d = Int16(0x8000)
//            ^ error: integer literal '32768' overflows when stored into 'Int16'
let e = [UInt8(1), UInt8(256)]
//                       ^ error: integer literal '256' overflows when stored into 'UInt8'
let f = UInt8(255), g = Int8(-128), h = UInt64(0xFFFF_FFFF_FFFF_FFFF)
