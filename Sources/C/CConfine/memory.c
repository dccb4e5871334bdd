// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CConfine.h"

#include <link.h>
#include <malloc.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/// Releases pages of a program or library that are not writable.
static int release_code(struct dl_phdr_info *part, size_t size, void *page) {
  (void)size;
  uintptr_t whole = ~(*(const uintptr_t *)page - 1);
  for (int i = 0; i < part->dlpi_phnum; i++) {
    const ElfW(Phdr) *segment = &part->dlpi_phdr[i];
    if (segment->p_type != PT_LOAD || (segment->p_flags & PF_W) != 0 || part->dlpi_name == NULL) continue;
    uintptr_t begin = (part->dlpi_addr + segment->p_vaddr) & whole;
    uintptr_t end = (part->dlpi_addr + segment->p_vaddr + segment->p_filesz) & whole;
    // The vDSO, which the kernel maps into every process, is not a file.
    if (begin < end && strncmp(part->dlpi_name, "linux-vdso", 10) != 0) {
      madvise((void *)begin, end - begin, MADV_DONTNEED);
    }
  }
  return 0;
}

void weave_release_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
  long page = sysconf(_SC_PAGESIZE);
  if (page <= 0) return;
  uintptr_t size = (uintptr_t)page;
  dl_iterate_phdr(release_code, &size);
}
