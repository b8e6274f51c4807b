struct Settings {
  static var shared = Settings()
  static let limit = 3
  var volume = 5
  static func make(_ v: Int) -> Settings { Settings(volume: min(v, limit)) }
}
Settings.shared.volume = 7
print(Settings.shared.volume, Settings.limit, Settings.make(9))
