// A printed NaN shows its sign; its description does not.
let infinity = Double.infinity
let none = infinity - infinity
print(none, [none], "\(none)", none.description, String(describing: none))
print(Double.nan, -Double.nan, (-Double.nan).description)
print((Float.infinity - .infinity), (-Float.nan).description)
