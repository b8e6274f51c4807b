let padded = "7".padding(toLength: 3, withPad: "0", startingAt: 0)
//               ^ error: value of type 'String' has no member 'padding'
