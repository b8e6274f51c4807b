// What a call of a nested type gives is reported where the type's name begins.

struct Order {
  enum Status: String {
    case open, sent
  }

  struct Part {
    var number: Int

    init?(_ text: String) {
      number = text.count
    }

    static func make() -> Part? { nil }
  }

  var status: Status
  var part: Part
}

func change(_ order: inout Order, raw: String) -> Order.Status {
  order.status = Order.Status(rawValue: raw)
//               ^ error: value of optional type 'Order.Status?' must be unwrapped to a value of type 'Order.Status'
  order.part = Order.Part(raw)
//             ^ error: value of optional type 'Order.Part?' must be unwrapped to a value of type 'Order.Part'
  order.part = Order.Part.make()
//                        ^ error: value of optional type 'Order.Part?' must be unwrapped to a value of type 'Order.Part'
  let other: Order.Part = Order.Part.init(raw)
//                                   ^ error: value of optional type 'Order.Part?' must be unwrapped to a value of type 'Order.Part'
  let number: Int = Order.Part(raw)!
//                                 ^ error: cannot convert value of type 'Order.Part' to specified type 'Int'
  let parts: [Order.Part] = [Order.Part(raw)]
//                           ^ error: cannot convert value of type 'Order.Part?' to expected element type 'Order.Part'
  print(other, number, parts, kept(Order.Part(raw)))
//                                 ^ error: value of optional type 'Order.Part?' must be unwrapped to a value of type 'Order.Part'
  return Order.Status(rawValue: raw)
//       ^ error: value of optional type 'Order.Status?' must be unwrapped to a value of type 'Order.Status'
}

func kept(_ part: Order.Part) -> Int { part.number }
