func f1(_ g: () -> Void) { let h: () -> Void = g; h() }
//                                             ^ error: using non-escaping parameter 'g' in a context expecting an '@escaping' closure
func f2(_ g: () -> Void) { let h = [g]; print(h.count) }
//                                  ^ error: using non-escaping parameter 'g' in a context expecting an '@escaping' closure
func f3(_ g: () -> Void) { let h: [String: () -> Void] = ["a": g]; print(h.count) }
//                                                             ^ error: using non-escaping parameter 'g' in a context expecting an '@escaping' closure
func f4(_ g: () -> Void) { let h: (() -> Void)? = g; h?() }
//                                                ^ error: using non-escaping parameter 'g' in a context expecting an '@escaping' closure
func f5(_ g: () -> Void) { let h: Any = g; print(h) }
//                                      ^ error: converting non-escaping value to 'Any' may allow it to escape
func f6(_ g: () -> Void) { let h = g; h() }
func f7(_ g: () -> Void) { let h = (g, 1); h.0() }
func f8(_ g: () -> Void) { withoutActuallyEscaping(g) { h in let kept: () -> Void = h; kept() } }
