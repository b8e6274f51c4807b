import Foundation

func yieldThread() { sched_yield() }
