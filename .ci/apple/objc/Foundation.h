#pragma once
#include "objc.h"
@interface NSString : NSObject
@end
typedef NSString *NSRunLoopMode __attribute__((swift_wrapper(struct))) __attribute__((swift_name("RunLoop.Mode")));
__attribute__((swift_name("RunLoop")))
@interface NSRunLoop : NSObject
@property(class, readonly, strong) NSRunLoop *_Nonnull mainRunLoop __attribute__((swift_name("main")));
@end
