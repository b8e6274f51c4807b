struct Point: AnyObject {}
//     ^ error: only protocols can inherit from 'AnyObject'
