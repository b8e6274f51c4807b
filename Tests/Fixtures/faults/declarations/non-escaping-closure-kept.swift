var kept: [() -> Void] = []
func keep(_ body: () -> Void) { kept.append(body) }
//                                          ^ error: converting non-escaping parameter 'body' to generic parameter 'Element' may allow it to escape
