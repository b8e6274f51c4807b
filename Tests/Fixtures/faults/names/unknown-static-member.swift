struct Config { static let limit = 3 }
print(Config.maximum)
//           ^ error: type 'Config' has no member 'maximum'
