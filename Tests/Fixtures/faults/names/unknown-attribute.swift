struct Model {
  @Published var count = 1
// ^4 error: unknown attribute 'Published'
}
