typealias Callback = (Reply) -> Void
//        ^ error: type alias 'Callback' references itself
typealias Reply = Callback?
func send(_ callback: Callback) {}
