// A closure behind one whose result is not known because of an error: what it takes has no type where it asks for a member, is part of
// a text, or has several statements.
struct Reading { let value: Int; let unit: String }
let readings = [Reading(value: 1, unit: "m"), Reading(value: 2, unit: "s")]

let long = readings.map { $0.title }.filter { $0.isEmpty }
//                           ^ error: value of type 'Reading' has no member 'title'
//                                          ^ error: cannot infer type of closure parameter '$0' without a type annotation
let texts = readings.map { $0.title }.map { "<\($0)>" }
//                            ^ error: value of type 'Reading' has no member 'title'
//                                        ^ error: cannot infer type of closure parameter '$0' without a type annotation
let lengths = readings.map { $0.title }.map { title -> Int in
//                              ^ error: value of type 'Reading' has no member 'title'
//                                            ^ error: cannot infer type of closure parameter 'title' without a type annotation
  let trimmed = title.trimmed()
  return trimmed.count
}
let half = readings.map { reading in
  let scaled = reading.amount
//                     ^ error: value of type 'Reading' has no member 'amount'
  return scaled
}.filter { $0.isMultiple(of: 2) }
//       ^ error: cannot infer type of closure parameter '$0' without a type annotation
let known = readings.compactMap { Thermometer($0) }.map { $0.length }
//                                ^ error: cannot find 'Thermometer' in scope
//                                                      ^ error: cannot infer type of closure parameter '$0' without a type annotation

// These say what the result is, or do not ask.
let plain = readings.map { $0.title }.map { [$0] }
//                            ^ error: value of type 'Reading' has no member 'title'
let joined = readings.map { $0.unit + $0.title }.filter { $0.isEmpty }
//                                       ^ error: value of type 'Reading' has no member 'title'
let flags = readings.map { $0.value > $0.limit }.filter { $0 }
//                                       ^ error: value of type 'Reading' has no member 'limit'
