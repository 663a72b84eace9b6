grammar Scenario;

import Expression;

file: header process* EOF;

header: 'scenario' title=STRING ('section' section=STRING)? ('about' about+=STRING+)? ';';

process: 'process' name 'at' nid=INTEGER ':' pid=INTEGER ('user' uid=INTEGER)? '{' item* '}';

item: region | limits | statement;

region: 'region' name '[' size=expression ']' ('=' content=expression)? ';';

limits: 'limits' expression ';';

statement
    : thread
    | repeat
    | print
    | check
    | barrier
    | expectDrop
    | expectEvent
    | named
    ;

thread: 'thread' name block;

repeat: 'repeat' expression ('as' name)? block;

block: '{' statement* '}';

print: 'print' expression (',' expression)* ';';

check: 'assert' expression (',' STRING)? ';';

barrier: 'barrier' ';';

expectDrop: 'expect' 'drop' reason=name? ';';

expectEvent: 'expect' kind=name 'in' queue=expression conditions? ('as' event=name)? ';';

conditions: '{' (expression (',' expression)* ','?)? '}';

named
    : call ';'                                     # callStatement
    | name '=' call ';'                            # callAssignment
    | name '=' expression ';'                      # assignment
    ;

call: name '(' (argument (',' argument)*)? ')' ('expect' code=name)?;

argument
    : '&' name                                     # output
    | expression                                   # input
    ;

// Words that mean something in one place only remain names everywhere else.
name: NAME | 'limits' | 'user' | 'at' | 'section' | 'about' | 'drop' | 'barrier';
