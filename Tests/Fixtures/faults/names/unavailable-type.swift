@available(*, unavailable) struct Old {}
@available(*, unavailable, renamed: "New") typealias Earlier = Int
let old: Old? = nil
//       ^ error: 'Old' is unavailable
let earlier: Earlier = 1
//           ^ error: 'Earlier' has been renamed to 'New'
