#define _GNU_SOURCE
#include "include/crash_report.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static const struct {
  int number;
  const char *name;
} signals[] = {
  {SIGSEGV, "SIGSEGV"}, {SIGILL, "SIGILL"}, {SIGTRAP, "SIGTRAP"},
  {SIGBUS, "SIGBUS"},   {SIGFPE, "SIGFPE"}, {SIGABRT, "SIGABRT"},
};
enum { signal_count = sizeof signals / sizeof *signals, stack_size = 64 << 10 };

static struct termios modes;
static int has_modes;
static int resets;
static const char *text;
static atomic_int installed;
static atomic_flag reported = ATOMIC_FLAG_INIT;
static pthread_key_t key;

static void say(int descriptor, const char *message) {
  ssize_t written = write(descriptor, message, strlen(message));
  (void)written;
}

/* Calls only what a signal handler may call. */
static void report(int number) {
  if (!atomic_flag_test_and_set(&reported)) {
    sigset_t set;
    /* In the background this would stop the process. */
    sigemptyset(&set);
    sigaddset(&set, SIGTTOU);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
    if (has_modes && tcgetpgrp(STDIN_FILENO) == getpgrp()) {
      /* Pastes without marks, a cursor that is seen, no colours. */
      if (resets) say(STDOUT_FILENO, "\033[?2004l\033[?25h\033[0m\r\n");
      tcsetattr(STDIN_FILENO, TCSANOW, &modes);
    }
    say(STDERR_FILENO, "rxsh: internal error (");
    for (int index = 0; index < signal_count; index++)
      if (signals[index].number == number) say(STDERR_FILENO, signals[index].name);
    say(STDERR_FILENO, ") ");
    say(STDERR_FILENO, text);
  }
  /* The handler is no longer installed: this has the default effect, a core dump where they are on. */
  signal(number, SIG_DFL);
  raise(number);
}

static void drop_stack(void *stack) {
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
  free(stack);
}

void crash_report_install(const char *message, int resets_screen) {
  text = message;
  resets = resets_screen;
  has_modes = tcgetattr(STDIN_FILENO, &modes) == 0;
  if (pthread_key_create(&key, drop_stack) != 0) return;
  atomic_store(&installed, 1);
  crash_report_prepare_thread();
  for (int index = 0; index < signal_count; index++) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = report;
    action.sa_flags = SA_ONSTACK | SA_NODEFER | SA_RESETHAND;
    sigaction(signals[index].number, &action, NULL);
  }
}

void crash_report_prepare_thread(void) {
  if (!atomic_load(&installed) || pthread_getspecific(key)) return;
  stack_t stack = {.ss_sp = malloc(stack_size), .ss_size = stack_size};
  if (!stack.ss_sp) return;
  if (sigaltstack(&stack, NULL) == 0)
    pthread_setspecific(key, stack.ss_sp);
  else
    free(stack.ss_sp);
}
