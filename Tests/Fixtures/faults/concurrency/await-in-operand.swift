func ready() async -> Bool { true }
func number() async -> Int { 1 }
func both(_ known: Bool) async -> Bool { await known && ready() }
//                                                      ^ error: 'async' call in an autoclosure that does not support concurrency
func either(_ known: Bool) async -> Bool { await known || ready() }
//                                                        ^ error: 'async' call in an autoclosure that does not support concurrency
func value(_ known: Int?) async -> Int { await known ?? number() }
//                                                      ^ error: 'async' call in an autoclosure that does not support concurrency
