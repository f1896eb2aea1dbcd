// What Sources/speccli/System takes from the C library.
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

// Swift calls no function of any number of arguments.
static inline int open_with_mode(const char *path, int flags, mode_t mode) { return open(path, flags, mode); }
static inline int fcntl_get(int descriptor, int command) { return fcntl(descriptor, command); }
static inline int ioctl_to(int descriptor, unsigned long request, void *result) { return ioctl(descriptor, request, result); }
