#include "commit.h"

const char *inkleaf_commit(void) { return INKLEAF_COMMIT; }
