#if [1]
//  ^ error: invalid conditional compilation expression
#endif
