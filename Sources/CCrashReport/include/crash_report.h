#ifndef CRASH_REPORT_H
#define CRASH_REPORT_H

/* Installs handlers for the signals of a crash (SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGABRT), which first restore the current
   state of the terminal and write a message to standard error. Called once, before the terminal is changed.

   message: Text after the name of the signal. It must stay valid.
   resets_screen: Nonzero if the terminal supports escape codes. */
void crash_report_install(const char *message, int resets_screen);

/* Gives the calling thread a separate stack for the report, since a stack overflow may have caused the crash. */
void crash_report_prepare_thread(void);

#endif
