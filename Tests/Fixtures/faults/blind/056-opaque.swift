protocol Widget {
    func render() -> String
}

struct Label: Widget {
    var text: String
    func render() -> String { text }
}

struct Padding<Child: Widget>: Widget {
    var child: Child
    func render() -> String { " " + child.render() + " " }
}

func card(_ title: String) -> some Widget {
    Padding(child: title)
//  ^ error: generic struct 'Padding' requires that 'String' conform to 'Widget'
}

func screen(titles: [String]) -> [some Widget] {
    titles.map { Label(text: $0) }
}

let view: Label = card("Hello")
//                ^ error: cannot convert value of type 'some Widget' to specified type 'Label'
print(view.render())
print(screen(titles: ["a", "b"]).map { $0.render() })
