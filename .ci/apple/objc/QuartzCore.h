#pragma once
#include "Foundation.h"
typedef double CFTimeInterval;
@interface CADisplayLink : NSObject
+ (CADisplayLink *_Nonnull)displayLinkWithTarget:(id _Nonnull)target selector:(SEL _Nonnull)selector;
- (void)addToRunLoop:(NSRunLoop *_Nonnull)runLoop forMode:(NSRunLoopMode _Nonnull)mode;
- (void)invalidate;
@property(readonly, nonatomic) CFTimeInterval timestamp;
@property(readonly, nonatomic) CFTimeInterval targetTimestamp;
@property(getter=isPaused, nonatomic) BOOL paused;
@end
