// A scenario: processes with their memory, limits and statements. Statements look like C, functions are those of the Portals API.
grammar Scenario;

import Expression;

file: header (use | importFile | constant | matchBits | distance | function | process | channel)* EOF;

// A file that scenarios import: nothing of it runs by itself.
module: header? (use | importFile | constant | function)* EOF;

header: 'scenario' title=STRING ('section' section=STRING)? ('about' about+=STRING+)? ';';

// The calls and constants of a protocol above Portals, such as MPI, and its parameters, such as { eager_limit = 64 }.
use: 'use' name ('{' (member (',' member)* ','?)? '}')? ';';

// The constants and functions of another file, found beside this one, below its folder or in the library.
importFile: 'import' path=STRING ';';

// A name for a value that is known before anything runs.
constant: 'const' name '=' value=expression ';';

// What parts of the match bits mean, such as { protocol = 63, tag = 31..0 }.
matchBits: 'match_bits' '{' bitField (',' bitField)* ','? '}' ';';

// The highest bit and the lowest, or the only one.
bitField: name '=' high=INTEGER ('..' low=INTEGER)?;

// How far two processes are from each other, in both directions; 1 unless it is said.
distance: 'distance' one=party other=party '=' hops=expression ';';

// What a message costs in virtual time, on the way from a process to another, or on all ways of which nothing else is said.
channel: 'channel' (from=party '->' to=party)? '{' (member (',' member)* ','?)? '}' ';';

// A process, or one of a family.
party: name ('[' index=INTEGER ']')?;

// A service may wait for ever. The members of a family are at nid, nid + 1, and so on.
process: 'process' name family? 'at' nid=INTEGER ':' pid=INTEGER ('user' uid=INTEGER)? service='service'? '{' item* '}';

// How many processes do the same, and what each of them calls its index from 0.
family: '[' size=expression ']' ('as' index=name)?;

item: region | limits | longestList | networkInterface | fault | function | invariant | statement;

// What holds after every transition of its process, 'now' being the time of that transition; or when nothing can happen any more.
invariant: when=('always' | 'finally') expression (',' STRING)? ';';

// Memory, there from the beginning: zeros, or a byte that fills it, or a text or bytes at its start; a count in front makes so many regions.
region: 'region' name ('[' count=expression ']')? '[' size=expression ']' ('=' content=expression)? ';';

// What an interface offers at most, such as { max_ptable_index = 7 }.
limits: 'limits' expression ';';

// Entries that a match list of an interface holds at most.
longestList: 'longest_list' '=' size=expression ';';

// A further network interface, numbered from 1, with an id and a user of its own.
networkInterface: 'interface' number=INTEGER 'at' nid=INTEGER ':' pid=INTEGER ('user' uid=INTEGER)? '{' (limits | longestList)* '}';

// What goes wrong in the environment of the process: a function fails, or the completion of the send, put, get or reply of a number;
// its message of a number and those behind it are held back; it dies before its transition of a number.
fault: 'fault' what=name (ordinal=INTEGER (niFailType=expression | 'to' target=party)?)? ';';

// Statements of one's own under a name. At file level it sees its parameters, constants and processes; in a process also what that has.
function: 'function' name '(' (parameter (',' parameter)*)? ')' (':' result=type)? block;

parameter: name ':' type;

// Such as integer, region or 'list of event'.
type: kind=typeName ('of' element=typeName)?;

// integer, ni, me, md, eq, process, event, event_kind, region, text, bytes, list (of integers), md_values, limits, code; a protocol can bring more.
typeName: name | 'process' | 'region';

statement
    : thread
    | repeat
    | choice
    | loop
    | leave
    | next
    | giveBack
    | waitUntil
    | label
    | pause
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

// The block of the first condition that holds, else the last one.
choice: 'if' tests+=expression blocks+=block ('else' 'if' tests+=expression blocks+=block)* ('else' otherwise=block)?;

loop: 'while' expression block;

// Leaves the innermost loop.
leave: 'break' ';';

// Goes on with the next round of the innermost loop.
next: 'continue' ';';

block: '{' statement* '}';

// Lets virtual time pass, computing or not.
pause: kind=('wait' | 'compute') duration=expression ';';

// Waits for what another thread or a message makes true.
waitUntil: 'wait' 'until' expression ';';

// Leaves a function.
giveBack: 'return' expression? ';';

// A mark in the timeline.
label: 'label' STRING ';';

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
    | name selector+ '=' value=expression ';'      # partAssignment
    ;

// An element of a list, a region of an array, a byte of a region or some bytes of it.
selector: '[' at=expression ']' | '[' from=expression? '..' to=expression? ']';

// A call must succeed unless its return code is bound to a name or expected.
call: name '(' (argument (',' argument)*)? ')' ('expect' code=name)?;

argument
    : '&' name                                     # output
    | expression                                   # input
    ;

// Words that mean something in one place only remain names everywhere else.
name: NAME | 'limits' | 'user' | 'at' | 'section' | 'about' | 'drop' | 'barrier' | 'distance' | 'interface'
    | 'fault' | 'die' | 'const' | 'service' | 'label' | 'of' | 'to' | 'wait' | 'until' | 'compute' | 'channel' | 'use'
    | 'match_bits';
