struct Ticket {
  enum Priority { case low, high }
  struct Owner { let name: String }
  let priority: Priority
  let owner: Owner
}

func order(_ tickets: [Ticket], _ one: Ticket.Owner, _ other: Ticket.Owner) {
  _ = tickets.sorted { $0.priority < $1.priority }
//                                 ^ error: referencing operator function '<' on 'Comparable' requires that 'Ticket.Priority' conform to 'Comparable'
  _ = tickets.max { one, other in one.owner < other.owner }
//                                          ^ error: referencing operator function '<' on 'Comparable' requires that 'Ticket.Owner' conform to 'Comparable'
  _ = tickets.filter { $0.owner == one }
//                              ^ error: referencing operator function '==' on 'Equatable' requires that 'Ticket.Owner' conform to 'Equatable'
  _ = tickets.filter { $0.owner != one && true }
//                              ^ error: referencing operator function '!=' on 'BinaryInteger' requires that 'Ticket.Owner' conform to 'BinaryInteger'
  _ = one == other || one >= other
//        ^ error: referencing operator function '==' on 'Equatable' requires that 'Ticket.Owner' conform to 'Equatable'
//                        ^ error: referencing operator function '>=' on 'Comparable' requires that 'Ticket.Owner' conform to 'Comparable'
  _ = one < other ? 1 : 2
//        ^ error: referencing operator function '<' on 'Comparable' requires that 'Ticket.Owner' conform to 'Comparable'
  if one < other { print(1) }
//       ^ error: binary operator '<' cannot be applied to two 'Ticket.Owner' operands
  let isEqual: Bool = one == other
//                        ^ error: binary operator '==' cannot be applied to two 'Ticket.Owner' operands
  print(isEqual)
}
