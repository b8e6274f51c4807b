#ifndef FILE_ACCESS_H
#define FILE_ACCESS_H

#include <fcntl.h>

/* Opens a relative path below a directory without following a symbolic link, not even one in the middle of the path. The path has
   no component "..". Gives a descriptor that is closed on exec, or -1 with errno; ELOOP where a component is a symbolic link. */
int file_access_open(int directory, const char *path, int flags, unsigned int mode);

/* The two ways of file_access_open: one system call, and one per component where the kernel has or permits no such call. */
int file_access_open_at_once(int directory, const char *path, int flags, unsigned int mode);
int file_access_open_stepwise(int directory, const char *path, int flags, unsigned int mode);

/* Moves a file to a name that must be free: EEXIST where it is not. EINVAL or ENOSYS where the system cannot do that in one step. */
int file_access_rename_exclusively(int from_directory, const char *from, int to_directory, const char *to);

/* Flags that open a directory only to reach what is in it. */
#ifdef O_PATH
static const int file_access_directory = O_PATH | O_DIRECTORY | O_CLOEXEC;
#else
static const int file_access_directory = O_RDONLY | O_DIRECTORY | O_CLOEXEC;
#endif

#endif
