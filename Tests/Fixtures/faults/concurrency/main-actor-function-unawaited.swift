let work: @MainActor () -> Void = {}
func go() async { work() }
//                ^ error: expression is 'async' but is not marked with 'await'
func run(_ work: @MainActor () -> Void) async { work() }
//                                              ^ error: expression is 'async' but is not marked with 'await'
func wait() async { await work() }
@MainActor func there() async { work() }
