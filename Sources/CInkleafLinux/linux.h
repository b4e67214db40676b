#pragma once

// glibc and musl hide this from programs that do not ask for all of Linux, as Swift's do not.
#include <stdint.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/// Lets the disk begin to take a part of a file (sync_file_range(2)); 2 starts and does not wait.
int sync_file_range(int file, int64_t offset, int64_t count, unsigned int flags);

/// Renames a file, or with the flag 2 exchanges two (renameat2(2)).
int renameat2(int old_folder, const char *old_name, int new_folder, const char *new_name, unsigned int flags);

/// Opens a folder in passing, without the right to list it: O_PATH of open(2).
enum { INKLEAF_O_PATH = 010000000 };
