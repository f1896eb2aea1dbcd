#pragma once
typedef struct objc_selector *SEL;
typedef _Bool BOOL;

__attribute__((objc_root_class))
@interface NSObject
- (nonnull instancetype)init;
+ (nonnull instancetype)alloc;
@end
