// A scenario: processes with their memory, limits and statements. Statements look like C, functions are those of the Portals API.
grammar Scenario;

import Expression;

file: header (distance | process)* EOF;

header: 'scenario' title=STRING ('section' section=STRING)? ('about' about+=STRING+)? ';';

// How far two processes are from each other, in both directions; 1 unless it is said.
distance: 'distance' one=name other=name '=' hops=expression ';';

process: 'process' name 'at' nid=INTEGER ':' pid=INTEGER ('user' uid=INTEGER)? '{' item* '}';

item: region | limits | longestList | networkInterface | fault | statement;

// Memory, there from the beginning: zeros, or a byte that fills it, or a text at its start.
region: 'region' name '[' size=expression ']' ('=' content=expression)? ';';

// What an interface offers at most, such as { max_ptable_index = 7 }.
limits: 'limits' expression ';';

// Entries that a match list of an interface holds at most.
longestList: 'longest_list' '=' size=expression ';';

// A further network interface, numbered from 1, with an id and a user of its own.
networkInterface: 'interface' number=INTEGER 'at' nid=INTEGER ':' pid=INTEGER ('user' uid=INTEGER)? '{' (limits | longestList)* '}';

// What the environment of the process lets fail: a function, or the completion of the send, put, get or reply of a number.
fault: 'fault' what=name (ordinal=INTEGER niFailType=expression)? ';';

statement
    : thread
    | repeat
    | print
    | check
    | barrier
    | die
    | expectDrop
    | expectEvent
    | named
    ;

// Starts when execution comes here; shares the names of its process.
thread: 'thread' name block;

repeat: 'repeat' expression ('as' name)? block;

block: '{' statement* '}';

print: 'print' expression (',' expression)* ';';

check: 'assert' expression (',' STRING)? ';';

// All processes that have barriers meet here.
barrier: 'barrier' ';';

// Ends the process, as if its node failed.
die: 'die' ';';

// Waits for one more dropped message than before.
expectDrop: 'expect' 'drop' reason=name? ';';

// Takes the next event with PtlEQWait; the event's members are names in the conditions.
expectEvent: 'expect' kind=name 'in' queue=expression conditions? ('as' event=name)? ';';

conditions: '{' (expression (',' expression)* ','?)? '}';

named
    : call ';'                                     # callStatement
    | name '=' call ';'                            # callAssignment
    | name '=' expression ';'                      # assignment
    ;

// A call must succeed unless its return code is bound to a name or expected.
call: name '(' (argument (',' argument)*)? ')' ('expect' code=name)?;

argument
    : '&' name                                     # output
    | expression                                   # input
    ;

// Words that mean something in one place only remain names everywhere else.
name: NAME | 'limits' | 'user' | 'at' | 'section' | 'about' | 'drop' | 'barrier' | 'distance' | 'interface'
    | 'fault' | 'die';
