// A missing '&' is reported at the name of the member.
struct Score { var points = 0; var bonus = [1] }
func double(_ value: inout Int) { value *= 2 }
var score = Score()
double(score.points)
//           ^ error: passing value of type 'Int' to an inout parameter requires explicit '&'
double(score.bonus[0])
//                ^ error: passing value of type 'Int' to an inout parameter requires explicit '&'
