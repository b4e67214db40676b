/// The commit that the library was built from, or an empty text where that is not known.
const char *inkleaf_commit(void);
