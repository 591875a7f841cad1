#define STACK_OF(TYPE) struct stack_st_##TYPE
