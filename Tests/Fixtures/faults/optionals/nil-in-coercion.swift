let number = nil as Int
//           ^ error: 'nil' cannot be used in context expecting type 'Int'
