func words(_ s: String) -> [String] { s.split(separator: " ") }
//                                      ^ error: no 'split' candidates produce the expected contextual result type '[String]'
func words2(_ s: String) -> [String] { return s.split(separator: " ") }
//                                              ^ error: no 'split' candidates produce the expected contextual result type '[String]'
let w: [String] = "a b".split(separator: " ")
//                      ^ error: no 'split' candidates produce the expected contextual result type '[String]'
extension String { var words: [String] { split(separator: " ") } }
//                                       ^ error: no 'split' candidates produce the expected contextual result type '[String]'
