enum Season: String, CaseIterable { case spring, summer, autumn, winter }
print(Season.allCases.count, Season.allCases.map(\.rawValue))
for s in Season.allCases where s.rawValue.hasPrefix("s") { print(s) }
