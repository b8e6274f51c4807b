#include "syntax_fault.h"
