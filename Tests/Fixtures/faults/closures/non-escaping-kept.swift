var kept: () -> Void = {}
func later(_ body: @escaping () -> Void) {}
func take(_ body: () -> Void) { later(body) }
//                                    ^ error: passing non-escaping parameter 'body' to function expecting an '@escaping' closure
func keep(_ body: () -> Void) { kept = body }
//                                   ^ error: assigning non-escaping parameter 'body' to an '@escaping' closure
