private protocol Hidden {}
protocol Shown: Hidden {}
//       ^ error: protocol must be declared private or fileprivate because it refines a private protocol
