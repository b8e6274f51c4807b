struct Page { let book = Book() }
//                ^ error: value type 'Page' cannot have a stored property that recursively contains it
struct Book { let page = Page() }
//                ^ error: value type 'Book' cannot have a stored property that recursively contains it
