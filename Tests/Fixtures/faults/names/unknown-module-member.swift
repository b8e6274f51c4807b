import Foundation
let c = Foundation.Thing()
//      ^ error: module 'Foundation' has no member named 'Thing'
