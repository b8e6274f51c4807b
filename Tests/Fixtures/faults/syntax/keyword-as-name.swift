let class = 3
//  ^ error: keyword 'class' cannot be used as an identifier here
