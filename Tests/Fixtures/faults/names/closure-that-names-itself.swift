let again = { again() }
//          ^ error: unable to infer closure type without a type annotation
