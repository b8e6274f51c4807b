enum ConfigError: Error { case missingKey(String), plain }

func value(_ key: String) throws -> Int {
  guard let number = Int(key) else { throw ConfigError.missingKey }
//                                                     ^ error: thrown expression type '(String) -> ConfigError' does not conform to 'Error'
  return number
}
