let value = { $0 }
//            ^ error: type of expression is ambiguous without a type annotation
