import Foundation

/// Request of a page.
enum ViewRequest: Equatable {
  /// Show a chain, or leave it out.
  case choose(subscription: Int)
  /// Show the events that led to one.
  case explain(event: Int)
  /// Run a chain again with an event of a source at another time, in nanoseconds.
  case move(event: Int, subscription: Int, time: Int)
  /// Show a chain as it was recorded.
  case restore(subscription: Int)
  /// Draw no wider than so.
  case fit(width: Int)

  private struct Message: Decodable {
    let action: String
    var subscription: Int?
    var event: Int?
    var time: Double?
    var width: Int?
  }

  /// Reads a request; nil where the text is none.
  init?(_ json: Data) {
    guard let message = try? JSONDecoder().decode(Message.self, from: json) else { return nil }
    switch (message.action, message.subscription, message.event, message.time, message.width) {
    case ("choose", let number?, nil, nil, nil): self = .choose(subscription: number)
    case ("explain", nil, let event?, nil, nil): self = .explain(event: event)
    case ("move", let number?, let event?, let time?, nil) where abs(time) < 1e18:
      self = .move(event: event, subscription: number, time: Int(time))
    case ("restore", let number?, nil, nil, nil): self = .restore(subscription: number)
    case ("fit", nil, nil, nil, let width?): self = .fit(width: width)
    default: return nil
    }
  }
}
