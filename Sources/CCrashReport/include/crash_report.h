#ifndef CRASH_REPORT_H
#define CRASH_REPORT_H

/* From here on a signal that ends the process for an error of its own (SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGABRT) first gives
   the terminal back as it is now, and writes a message to standard error. Called once, before the terminal is changed.

   message: What follows the name of the signal. It must stay valid.
   resets_screen: Whether the terminal understands escape codes. */
void crash_report_install(const char *message, int resets_screen);

/* Gives the calling thread a stack of its own for the report, since its own may be what is at its end. */
void crash_report_prepare_thread(void);

#endif
