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

INTEGER: [0-9] [0-9a-zA-Z_]*;
NAME: [a-zA-Z_] [0-9a-zA-Z_]*;
STRING: '"' (~["\\\r\n] | '\\' ~[\r\n])* '"';
WHITESPACE: [ \t\r\n\f\uFEFF]+ -> skip;
LINE_COMMENT: '//' ~[\r\n]* -> channel(HIDDEN);
COMMENT: '/*' .*? '*/' -> channel(HIDDEN);

// What no other rule takes becomes a token as well, so that the parser says what it expected instead.
UNCLOSED_COMMENT: '/*';
UNCLOSED_STRING: '"' (~["\\\r\n] | '\\' ~[\r\n])*;
UNEXPECTED: .;
