#define _GNU_SOURCE
#include "include/file_access.h"

#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/syscall.h>
#endif

#if defined(__linux__) && !defined(O_PATH)
#define O_PATH 010000000
#endif

int file_access_open(int directory, const char *path, int flags, unsigned int mode) {
  int descriptor = file_access_open_at_once(directory, path, flags, mode);
  /* A filter of system calls refuses with EPERM, which is also an answer of the file system: the second way gives it again. */
  if (descriptor < 0 && (errno == ENOSYS || errno == EPERM || errno == EAGAIN))
    return file_access_open_stepwise(directory, path, flags, mode);
  return descriptor;
}

int file_access_open_at_once(int directory, const char *path, int flags, unsigned int mode) {
#if defined(__linux__)
  /* As <linux/openat2.h> has it, which older systems lack. */
  struct {
    uint64_t flags, mode, resolve;
  } how = {
    .flags = (uint64_t)(unsigned int)(flags | O_CLOEXEC),
    .mode = flags & O_CREAT ? mode : 0,
    .resolve = 0x02 /* RESOLVE_NO_MAGICLINKS */ | 0x04 /* RESOLVE_NO_SYMLINKS */ | 0x08 /* RESOLVE_BENEATH */,
  };
  return (int)syscall(437 /* openat2, on every architecture */, directory, path, &how, sizeof how);
#elif defined(O_NOFOLLOW_ANY)
  return openat(directory, path, flags | O_CLOEXEC | O_NOFOLLOW_ANY, mode);
#else
  errno = ENOSYS;
  return -1;
#endif
}

/* Opens one name. A symbolic link gives ELOOP, whatever the flags make the system answer. */
static int open_name(int directory, const char *name, int flags, unsigned int mode) {
  int descriptor = openat(directory, name, flags | O_CLOEXEC | O_NOFOLLOW, mode);
  struct stat status;
  int code = errno;
  if (descriptor < 0) {
    if (fstatat(directory, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISLNK(status.st_mode)) code = ELOOP;
    errno = code;
    return -1;
  }
#ifdef O_PATH
  /* With this flag the link itself is opened. */
  if (flags & O_PATH && fstat(descriptor, &status) == 0 && S_ISLNK(status.st_mode)) {
    close(descriptor);
    errno = ELOOP;
    return -1;
  }
#endif
  return descriptor;
}

int file_access_open_stepwise(int directory, const char *path, int flags, unsigned int mode) {
  int current = directory;
  for (;;) {
    while (*path == '/') path++;
    const char *slash = strchr(path, '/');
    char name[256];
    size_t length = slash ? (size_t)(slash - path) : strlen(path);
    int descriptor = -1;
    if (length >= sizeof name) {
      errno = ENAMETOOLONG;
    } else {
      memcpy(name, path, length);
      name[length] = 0;
      if (strcmp(name, "..") == 0) {
        errno = EXDEV;
      } else {
        descriptor = slash ? open_name(current, name, file_access_directory, 0) : open_name(current, name, flags, mode);
      }
    }
    if (current != directory) {
      int code = errno;
      close(current);
      errno = code;
    }
    if (descriptor < 0 || !slash) return descriptor;
    current = descriptor;
    path = slash + 1;
  }
}

int file_access_rename_exclusively(int from_directory, const char *from, int to_directory, const char *to) {
#if defined(__linux__) && defined(SYS_renameat2)
  return (int)syscall(SYS_renameat2, from_directory, from, to_directory, to, 1 /* RENAME_NOREPLACE */);
#elif defined(__APPLE__)
  return renameatx_np(from_directory, from, to_directory, to, RENAME_EXCL);
#else
  errno = ENOSYS;
  return -1;
#endif
}
