@discardableResult
func log(_ s: String) -> Int {
  print(s)
  return s.count
}
log("quiet")
let n = log("loud")
_ = log("ignored")
print(n)
