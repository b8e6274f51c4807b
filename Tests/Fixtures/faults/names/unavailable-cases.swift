enum Level {
  case low, high
  @available(*, unavailable, message: "too much") case huge
  @available(*, unavailable) case exact(Int)
}
let a = Level.huge
//            ^ error: 'huge' is unavailable: too much
let b: Level = .exact(1)
//              ^ error: 'exact' is unavailable
