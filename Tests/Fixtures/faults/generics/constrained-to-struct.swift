func first<T: Int>(_ value: T) {}
//            ^ error: type 'T' constrained to non-protocol, non-class type 'Int'
func second<T>(_ value: T, _ item: T.Item) {}
//                                   ^ error: 'Item' is not a member type of type 'T'
func third<S: Sequence>(_ values: S, _ item: S.Element) {}
