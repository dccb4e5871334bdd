// SPDX-License-Identifier: MIT
#pragma once
// Nothing is linked: libqrencode is loaded when the first code is drawn.
#include <qrencode.h>
