var callback: ((Int) -> String)? = nil
print(callback?(1) as Any)
callback = { "got \($0)" }
print(callback?(1) as Any, callback!(2))
