grammar Expression;

single: expression EOF;

// Precedence as in C: an alternative binds closer than those below it.
expression
    : '(' expression ')'                                   # group
    | INTEGER                                              # integer
    | nid=INTEGER ':' pid=INTEGER                          # processId
    | STRING+                                              # text
    | name '(' (expression (',' expression)*)? ')'         # application
    | name                                                 # reference
    | '[' (expression (',' expression)*)? ']'              # list
    | '{' (member (',' member)* ','?)? '}'                 # structure
    | expression '.' name                                  # access
    | expression '[' expression ']'                        # index
    | whole=expression '[' from=expression? '..' to=expression? ']' # slice
    | operator=('~' | '!' | '-') expression                # unary
    | expression operator=('*' | '/' | '%') expression     # binary
    | expression operator=('+' | '-') expression           # binary
    | expression operator=('<<' | '>>') expression         # binary
    | expression operator=('<' | '<=' | '>' | '>=') expression # binary
    | expression operator=('==' | '!=') expression         # binary
    | expression operator='&' expression                   # binary
    | expression operator='^' expression                   # binary
    | expression operator='|' expression                   # binary
    | expression operator='&&' expression                  # binary
    | expression operator='||' expression                  # binary
    | <assoc=right> expression '?' expression ':' expression # conditional
    ;

member: name '=' expression;

name: NAME;

// Decimal or hexadecimal, such as 12, 0xFF or 0x0123_4567; or a duration in nanoseconds, such as 300ns, 2us, 3ms or 1s.
INTEGER: [0-9] [0-9a-zA-Z_]*;
NAME: [a-zA-Z_] [0-9a-zA-Z_]*;
// On one line; \n in it is a line feed, \t a tab, \" a quote and \\ a backslash.
STRING: '"' (~["\\\r\n] | '\\' ~[\r\n])* '"';
WHITESPACE: [ \t\r\n\f\uFEFF]+ -> skip;
LINE_COMMENT: '//' ~[\r\n]* -> channel(HIDDEN);
COMMENT: '/*' .*? '*/' -> channel(HIDDEN);

// What no other rule takes becomes a token as well, so that the parser says what it expected instead.
UNCLOSED_COMMENT: '/*';
UNCLOSED_STRING: '"' (~["\\\r\n] | '\\' ~[\r\n])*;
UNEXPECTED: .;
