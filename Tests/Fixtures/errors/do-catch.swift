enum NetError: Error { case offline, status(Int), other(String) }
func load(_ n: Int) throws -> String {
  switch n {
  case 0: throw NetError.offline
  case 1: throw NetError.status(404)
  case 2: throw NetError.other("weird")
  default: return "ok"
  }
}
for n in 0...3 {
  do {
    print(try load(n))
  } catch NetError.offline {
    print("offline")
  } catch NetError.status(let code) where code >= 400 {
    print("status", code)
  } catch {
    print("error:", error)
  }
}
