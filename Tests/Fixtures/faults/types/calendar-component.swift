import Foundation
let year: Int = Calendar.Component.year
//                                 ^ error: cannot convert value of type 'Calendar.Component' to specified type 'Int'
