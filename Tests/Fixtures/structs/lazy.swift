struct Heavy {
  lazy var data: [Int] = {
    print("computing")
    return [1, 2, 3]
  }()
  var n = 1
}
var h = Heavy()
print("made")
print(h.data, h.data.count)
