// A GOAL schedule: how many ranks there are, and what each of them does, one operation a line.
grammar Goal;

file: end* 'num_ranks' count=INTEGER (end | rank)* EOF;

rank: 'rank' number=INTEGER end* '{' statement? (end statement?)* '}';

// Semicolons part operations as well as the ends of lines do.
end: NEWLINE | ';';

statement: (label=name ':')? operation | successor=name relation=('requires' | 'irequires') predecessor=name;

operation
    : 'send' size=SIZE 'to' target=INTEGER attribute*    # send
    | 'recv' size=SIZE 'from' source=INTEGER attribute*  # receive
    | 'calc' duration=INTEGER attribute*                 # calculation
    ;

attribute: key=('tag' | 'cpu' | 'nic') value=INTEGER;

name: NAME | 'to' | 'from' | 'tag' | 'cpu' | 'nic';

SEMICOLON: ';';
CLOSE: '}';
SIZE: [0-9]+ [ \t]* 'b';
INTEGER: '-'? [0-9] [0-9a-zA-Z_]*;
NAME: [a-zA-Z_] [0-9a-zA-Z_]*;
NEWLINE: '\r'? '\n';
WHITESPACE: [ \t\f\r\uFEFF]+ -> skip;
LINE_COMMENT: '//' ~[\r\n]* -> skip;
COMMENT: '/*' .*? '*/' -> skip;

// What no other rule takes becomes a token as well, so that the parser says what it expected instead.
UNCLOSED_COMMENT: '/*';
UNEXPECTED: .;
