#ifndef CREADLINE_SHIM_H
#define CREADLINE_SHIM_H

#include <locale.h>
#include <signal.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <readline/readline.h>
#include <readline/history.h>

/* Swift 6 takes every C global for shared mutable state and cannot see function-like macros or variadic functions.
   What the line editor needs of those is reached through the functions below; all of them belong to the main thread. */

static inline void crl_configure(const char *name) {
  rl_readline_name = name;
  rl_catch_signals = 0;
  rl_catch_sigwinch = 0;
  rl_change_environment = 0;
}

/* Asks the terminal for its size. Where a line scrolls sideways, as it does in a window of one row, readline divides by a third
   of the width. */
static inline void crl_take_screen_size(void) {
  int rows, columns;
  rl_reset_screen_size();
  rl_get_screen_size(&rows, &columns);
  if (columns < 4) rl_set_screen_size(rows, 4);
}

static inline const char *crl_line_buffer(void) { return rl_line_buffer ? rl_line_buffer : ""; }
static inline int crl_point(void) { return rl_point; }
static inline void crl_set_point(int point) { rl_point = point; }
static inline int crl_end(void) { return rl_end; }

/* Readline undoes the changes of an entry of the history when its changed text is entered, and then restores the text but not
   its end. */
static inline void crl_restore_end(void) {
  rl_end = rl_line_buffer ? (int)strlen(rl_line_buffer) : 0;
  if (rl_point > rl_end) rl_point = rl_end;
}
static inline void crl_flush(void) { fflush(rl_outstream ? rl_outstream : stdout); }
static inline int crl_is_last_command(rl_command_func_t *command) { return rl_last_func == command; }
static inline void crl_set_last_command(rl_command_func_t *command) { rl_last_func = command; }
static inline int crl_has_argument(void) { return rl_explicit_arg; }
static inline int crl_is_overwriting(void) { return RL_ISSTATE(RL_STATE_OVERWRITE) != 0; }
static inline int crl_is_defining_macro(void) { return RL_ISSTATE(RL_STATE_MACRODEF) != 0; }
static inline int crl_is_playing_macro(void) { return RL_ISSTATE(RL_STATE_MACROINPUT) != 0; }

/* Readline inserts typed-ahead characters in one go, of which a macro would record the first only; not where a number of characters to read is set. */
static inline void crl_insert_ahead(int is_allowed) { rl_num_chars_to_read = is_allowed ? 0 : INT_MAX; }
static inline const char *crl_display_prompt(void) { return rl_display_prompt ? rl_display_prompt : ""; }

/* Returns nonzero if the prompt is displayed, and not the one of a search or a numeric argument. */
static inline int crl_is_showing_prompt(void) { return rl_display_prompt == rl_prompt; }

/* Returns nonzero while the prompt of a search or of a numeric argument replaces the real one, which must then be restored by hand. */
static inline int crl_borrows_prompt(void) { return RL_ISSTATE(RL_STATE_NUMERICARG | RL_STATE_NSEARCH) != 0; }
static inline void crl_set_key_reader(rl_getc_func_t *read_key) { rl_getc_function = read_key; }
static inline long crl_read(int descriptor, void *buffer, size_t count) { return read(descriptor, buffer, count); }

/* Returns nonzero if the next byte begins a key sequence for which a command is looked up. */
static inline int crl_is_reading_command(void) { return RL_ISSTATE(RL_STATE_READCMD) && !RL_ISSTATE(RL_STATE_MOREINPUT); }

/* Returns nonzero if the next byte is the motion of a vi operator. */
static inline int crl_is_reading_motion(void) {
  return RL_ISSTATE(RL_STATE_VIMOTION) && RL_ISSTATE(RL_STATE_MOREINPUT) && !RL_ISSTATE(RL_STATE_CHARSEARCH);
}

static inline int crl_is_searching(void) { return RL_ISSTATE(RL_STATE_ISEARCH) != 0; }

static inline void crl_set_completion(
    rl_completion_func_t *complete, rl_compdisp_func_t *display, const char *word_breaks) {
  rl_attempted_completion_function = complete;
  rl_completion_display_matches_hook = display;
  rl_completer_word_break_characters = word_breaks;
  rl_basic_word_break_characters = word_breaks;
  rl_completer_quote_characters = NULL;
  rl_sort_completion_matches = 0;
  rl_ignore_completion_duplicates = 0;
}

/* Readline resets these before each completion attempt, so they are set again during one. */
static inline void crl_completion_is_final(void) {
  rl_attempted_completion_over = 1;
  rl_completion_append_character = '\0';
  rl_completion_suppress_append = 1;
  rl_filename_completion_desired = 0;
}

static inline void crl_bind_everywhere(const char *sequence, rl_command_func_t *command) {
  rl_bind_keyseq_in_map(sequence, command, emacs_standard_keymap);
  rl_bind_keyseq_in_map(sequence, command, vi_insertion_keymap);
}

/* Binds keys that have no command, or the one that readline gives them by itself: what the user's inputrc binds stays. */
static inline void crl_bind_instead_of(rl_command_func_t *standard, const char *sequence, rl_command_func_t *command) {
  Keymap maps[] = {emacs_standard_keymap, vi_insertion_keymap};
  for (int index = 0; index < 2; index++) {
    int type;
    rl_command_func_t *bound = rl_function_of_keyseq(sequence, maps[index], &type);
    if (!bound || (type == ISFUNC && bound == standard)) rl_bind_keyseq_in_map(sequence, command, maps[index]);
  }
}

static inline void crl_bind_movement(const char *sequence, rl_command_func_t *command) {
  rl_bind_keyseq_in_map(sequence, command, vi_movement_keymap);
}

static inline int crl_ring(int count, int key) {
  (void)count;
  (void)key;
  return rl_ding();
}

static inline void crl_fill(Keymap map) {
  for (int key = 0; key < KEYMAP_SIZE - 1; key++) {
    if (map[key].type == ISKMAP && map[key].function) crl_fill((Keymap)map[key].function);
    if (map[key].type == ISFUNC && (!map[key].function || map[key].function == rl_abort)) map[key].function = crl_ring;
  }
}

/* A sequence of keys that means nothing, or `abort`, leaves readline 8.2 by a jump. What a search has read ahead and given
   back is dispatched after the function that the jump goes to has returned, and the process with it. So below the first key
   nothing is left that jumps. */
static inline void crl_leave_nothing_unbound(void) {
  Keymap maps[] = {emacs_standard_keymap, vi_insertion_keymap, vi_movement_keymap};
  for (int index = 0; index < 3; index++)
    for (int key = 0; key < KEYMAP_SIZE - 1; key++)
      if (maps[index][key].type == ISKMAP && maps[index][key].function) crl_fill((Keymap)maps[index][key].function);
}

/* Readline gives the terminal back behind each line. What is typed before the next prompt would be echoed into the answer, cut off
   at 4 KB and edited by the terminal itself; so it stays as it is until `rl_deprep_terminal` is called by hand. */
static inline void crl_stay(void) {}
static inline void crl_keep_terminal(void) { rl_deprep_term_function = crl_stay; }

/* A command that takes the place of another one wherever a key is bound to that, also by the user's inputrc. */
struct crl_replacement {
  rl_command_func_t *command;
  rl_command_func_t *replacement;
};

/* Walks a keymap once for all replacements, and the keymaps below it unless only single keys are wanted. Neighbouring keys are often bound
   to one command, which is looked up once. */
static inline void crl_replace_in(Keymap map, const struct crl_replacement *replacements, int count, int single) {
  rl_command_func_t *last = NULL, *found = NULL;
  for (int key = 0; key < KEYMAP_SIZE; key++) {
    if (map[key].type == ISKMAP && map[key].function && !single)
      crl_replace_in((Keymap)map[key].function, replacements, count, single);
    if (map[key].type != ISFUNC || !map[key].function) continue;
    if (map[key].function != last) {
      last = found = map[key].function;
      for (int index = 0; index < count; index++)
        if (replacements[index].command == found) found = replacements[index].replacement;
    }
    map[key].function = found;
  }
}

static inline void crl_replace(const struct crl_replacement *replacements, int count, int single) {
  crl_replace_in(emacs_standard_keymap, replacements, count, single);
  crl_replace_in(vi_insertion_keymap, replacements, count, single);
  crl_replace_in(vi_movement_keymap, replacements, count, single);
}

static inline int crl_mark(void) { return rl_mark; }
static inline void crl_set_mark(int mark) { rl_mark = mark; }
static inline int crl_is_in_vi_command_mode(void) { return rl_get_keymap() == vi_movement_keymap; }
static inline int crl_is_in_vi_mode(void) { return rl_editing_mode == 0; }
static inline int crl_history_length(void) { return history_length; }

static inline void crl_set_redisplay(rl_voidfunc_t *redisplay) { rl_redisplay_function = redisplay; }

/* The whole history, oldest first, or NULL when there is none. */
static inline HIST_ENTRY **crl_history(void) { return history_list(); }

static inline void crl_forget_history(int index) {
  HIST_ENTRY *entry = remove_history(index);
  if (entry) free_history_entry(entry);
}

static inline int crl_window_size(int descriptor, int *rows, int *columns) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return 0;
  *rows = size.ws_row;
  *columns = size.ws_col;
  return 1;
}

/* SIG_DFL and SIG_IGN are casts, which Swift does not import. */
static inline void crl_default_signal(int number) { signal(number, SIG_DFL); }
static inline void crl_ignore_signal(int number) { signal(number, SIG_IGN); }

static inline void crl_handle_signal(int number, void (*handler)(int)) {
  struct sigaction action = {0};
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

#endif
