struct Job { let name: String; let work: () -> Void }
func schedule(_ name: String, work: () -> Void) -> Job { Job(name: name, work: work) }
//                                                                             ^ error: passing non-escaping parameter 'work' to function expecting an '@escaping' closure
