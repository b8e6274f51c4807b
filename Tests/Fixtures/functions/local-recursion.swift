// A local function that calls itself before its own constant is initialized.

func common(_ a: String, _ b: String) -> String {
  let (x, y) = (Array(a), Array(b))
  func go(_ i: Int, _ j: Int) -> String {
    if i == x.count || j == y.count { return "" }
    let result: String
    if x[i] == y[j] {
      result = "\(x[i])" + go(i + 1, j + 1)
    } else {
      let (skipA, skipB) = (go(i + 1, j), go(i, j + 1))
      result = skipA.count >= skipB.count ? skipA : skipB
    }
    return result
  }
  return go(0, 0)
}
print(common("interview", "driveway"))
