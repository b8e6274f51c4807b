struct Rect {
  var width = 1.0, height = 2.0
  var area: Double { width * height }
  var half: Double {
    get { width / 2 }
    set { width = newValue * 2 }
  }
}
var r = Rect()
r.half = 3
print(r.area, r.width, r)
