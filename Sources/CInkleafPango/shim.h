#pragma once

#include <hb-ot.h>
#include <hb.h>
#include <pango/pango.h>
