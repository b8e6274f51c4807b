#ifndef THREAD_LOCAL_H
#define THREAD_LOCAL_H

/* A pointer of which each thread has its own. Swift has no thread-local variables, and a pthread key, which is the other way,
   costs a call into the C library for each closure that is called, where this costs one load. */
extern _Thread_local void *thread_local_pointer;

static inline void *thread_local_get(void) { return thread_local_pointer; }
static inline void thread_local_set(void *pointer) { thread_local_pointer = pointer; }

/* About where the stack of the calling thread ends at the moment. */
static inline const void *thread_stack_pointer(void) { return __builtin_frame_address(0); }

#endif
