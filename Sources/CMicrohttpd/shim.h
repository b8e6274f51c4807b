#ifndef CMICROHTTPD_SHIM_H
#define CMICROHTTPD_SHIM_H

#include <microhttpd.h>
#include <pthread.h>
#include <signal.h>
#include <sys/socket.h>

/* Leaves paths as they were sent: none that is escaped is known. */
static inline size_t mhd_keep(void *context, struct MHD_Connection *connection, char *text) {
  size_t length = 0;
  while (text[length]) length++;
  return length;
}

/* Starts a server with one thread; options are variadic, which Swift cannot call. The thread takes no signals. */
static inline struct MHD_Daemon *mhd_start(
    const struct sockaddr *address, MHD_AccessHandlerCallback handler, MHD_RequestCompletedCallback completed,
    void *context, unsigned int connections, unsigned int timeout, size_t memory) {
  unsigned int flags = MHD_USE_AUTO | MHD_USE_INTERNAL_POLLING_THREAD | MHD_ALLOW_SUSPEND_RESUME;
  if (address->sa_family == AF_INET6) flags |= MHD_USE_IPv6;
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  struct MHD_Daemon *daemon = MHD_start_daemon(
      flags, 0, NULL, NULL, handler, context,
      MHD_OPTION_SOCK_ADDR, address,
      MHD_OPTION_UNESCAPE_CALLBACK, &mhd_keep, NULL,
      MHD_OPTION_NOTIFY_COMPLETED, completed, context,
      MHD_OPTION_CONNECTION_LIMIT, connections,
      MHD_OPTION_CONNECTION_TIMEOUT, timeout,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory,
      MHD_OPTION_END);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return daemon;
}

/* The port that a server listens on. */
static inline unsigned short mhd_port(struct MHD_Daemon *daemon) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
  return info ? info->port : 0;
}

/* Ends of streams are macros with casts, which Swift does not see. */
static inline ssize_t mhd_end_of_stream(void) { return MHD_CONTENT_READER_END_OF_STREAM; }
static inline uint64_t mhd_unknown_size(void) { return MHD_SIZE_UNKNOWN; }

#endif
