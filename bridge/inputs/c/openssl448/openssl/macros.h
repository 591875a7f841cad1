#include "e_os2.h"
