// The `rxsh` of an archive: starts the shell beside it, and names the package to install where readline is missing. The dynamic
// linker would name a file only, before the shell's own first line runs.
// READLINE is the name of the library that the shell is linked with.
#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const char advice[] =
    "rxsh: " READLINE " is missing. Install GNU readline and start again:\n"
    "  apt install libreadline8       Debian, Ubuntu\n"
    "  dnf install readline           Fedora\n"
    "  pacman -S readline             Arch\n"
    "  zypper install libreadline8    openSUSE\n";

int main(int count, char **arguments) {
  (void)count;
  static const char program[] = "/lib/rxsh/rxsh";
  char path[PATH_MAX + sizeof program];
  ssize_t length = readlink("/proc/self/exe", path, PATH_MAX);
  if (length <= 0) {
    perror("rxsh: /proc/self/exe");
    return 127;
  }
  path[length] = 0;
  // From bin/rxsh up to the folder that holds bin and lib.
  for (int level = 0; level < 2; level++) {
    char *slash = strrchr(path, '/');
    if (slash) *slash = 0;
  }
  strcat(path, program);
  if (!dlopen(READLINE, RTLD_LAZY | RTLD_LOCAL)) {
    fputs(advice, stderr);
    return 127;
  }
  arguments[0] = path;
  execv(path, arguments);
  fprintf(stderr, "rxsh: cannot start ");
  perror(path);
  return 127;
}
