// SPDX-License-Identifier: MIT
// Swift's library for arm64 is compiled with a later libstdc++, which prepares its streams by itself. That of Debian 12
// expects every file that includes <iostream> to do so; this is one.
#include <iostream>

namespace std {
void ios_base_library_init() {}
}  // namespace std
