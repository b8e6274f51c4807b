enum LoadError: Error { case offline, timeout(Int) }
func report(_ error: Error) {}
report(.offline)
//      ^ error: type 'any Error' has no member 'offline'
report(.timeout(3))
//      ^ error: type 'any Error' has no member 'timeout'
let plain: Error = .offline
//                  ^ error: type 'any Error' has no member 'offline'
let failed: Result<Int, Error> = .failure(.offline)
//                                         ^ error: type 'any Error' has no member 'offline'
func result() -> Result<Int, Error> { .failure(.offline) }
//                                              ^ error: type 'any Error' has no member 'offline'
func load() throws { throw .offline }
//                          ^ error: type 'any Error' has no member 'offline'
