package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.portalscope.expression.value.Problems;

class ParserProblemsTest {

    /** Statements of a process that has ni, eq, me and a region buffer; they begin in line 3. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            PtlPutt(ni);                        | 3:1: found 'PtlPutt', expected a function of the Portals API (did you mean PtlPut?)
            PtlEQAlloc(ni, &eq);                | 3:1: found 2 arguments, expected 3: PtlEQAlloc(interface, count, &handle)\\n3:16: found '&eq', \
            expected a number without '&': count of PtlEQAlloc is an input
            PtlEQAlloc(ni, 4, eq);              | 3:19: found 'eq', expected '&eq': handle of PtlEQAlloc is an output
            PtlEQAlloc(ni, 4, 5);               | 3:19: found '5', expected '&' and a name: handle of PtlEQAlloc is an output
            PtlEQAlloc(eq, 4, &e);              | 3:12: found 'eq', expected a network interface handle as interface of PtlEQAlloc, not an event queue handle
            PtlEQAlloc(nj, 4, &e);              | 3:12: found 'nj', expected a name that has been bound (did you mean ni?)
            PtlEQAlloc(ni, 4, &ni);             | 3:19: found 'ni', expected a name for an event queue handle: elsewhere this is a network interface handle
            PtlMEUnlink(NULL);                  | 3:13: found 'NULL', expected a match entry handle as entry of PtlMEUnlink, not NULL
            PtlMEUnlink(me) expect PTL_INV_MEE; | 3:24: found 'PTL_INV_MEE', expected a return code (did you mean PTL_INV_ME?)
            PtlMDBind(ni, { options = PTL_MD_TRUNCAT }, &m); | 3:27: found 'PTL_MD_TRUNCAT', expected a name that has been bound (did you mean PTL_MD_TRUNCATE?)
            expect PTL_EVENT_PUT in eq;         | 3:8: found 'PTL_EVENT_PUT', expected an event kind (did you mean PTL_EVENT_PUT_END?)
            expect PTL_EVENT_SENT in eq;        | 3:8: found 'PTL_EVENT_SENT', expected an event kind (did you mean PTL_EVENT_SEND_END?)
            expect PTL_EVENT_ACK in ni;         | 3:25: found 'ni', expected an event queue handle, not a network interface handle
            expect PTL_EVENT_ACK in eq { length == 3 }; | 3:30: found 'length', expected a name that has been bound (did you mean mlength?)
            expect drop NOMATCH;                | 3:13: found 'NOMATCH', expected a reason to drop a message: NO_INTERFACE, PORTAL_INDEX, COOKIE, ACCESS_ID, \
            ACCESS_PORTAL, NO_MATCH, NO_DESCRIPTOR, NO_QUEUE, QUEUE_FULL (did you mean NO_MATCH?)
            assert "x";                         | 3:8: found '"x"', expected an integer, not a text
            x = NULL;                           | 3:5: found 'NULL', expected a value that can be bound to a name, not NULL
            return;                             | 3:1: found 'return', expected a function around it
            function f() { thread t { } }       | 3:16: found 'thread', expected a thread outside functions: it shares the names of its process only
            function f(a: int) { }              | 3:15: found 'int', expected a type: integer, ni, me, md, eq, process, event, region, text, bytes, list, \
            md_values, limits, code, event_kind
            function f(a: list of list) { }     | 3:23: found 'list', expected no list of lists
            function f(a: eq of event) { }      | 3:15: found 'eq', expected 'list' in front of 'of'
            function f(a: eq, a: md) { }        | 3:19: found 'a', expected a name that nothing else has
            function f(self: eq) { }            | 3:12: found 'self', expected a name that nothing else has
            function f(now: integer) { }        | 3:12: found 'now', expected a name that nothing else has
            function PtlPut() { }               | 3:10: found 'PtlPut', expected a name that nothing else has
            function f() { } function f() { }   | 3:27: found 'f', expected a name that nothing else has: there is a function f at test.ptl:3:10
            function f(): integer { if ni == ni { return 1; } } | 3:10: found 'f', expected 'return' on every way through it, since it has a result
            function f(): integer { if 1 { return 1; } else { return eq; } } | 3:58: found 'eq', expected an integer as the result of f, \
            not an event queue handle
            function f(): integer { return; }   | 3:25: found 'return', expected 'return' and an integer, the result of f
            function f() { return 3; }          | 3:23: found '3', expected ';': f has no result
            function f() { } x = f();           | 3:22: found 'f', expected a function with a result: this one has none
            function f(a: eq) { } f(ni);        | 3:25: found 'ni', expected an event queue handle as a of f, not a network interface handle
            function f(a: eq) { } f();          | 3:23: found 0 arguments, expected 1: f(a)
            function f(a: eq) { } f(&eq);       | 3:25: found '&eq', expected a value: functions of a scenario have no outputs
            function f() { } f() expect PTL_OK; | 3:29: found 'PTL_OK', expected no return code: f is a function of the scenario
            function f(a: eq) { a = ni; }       | 3:21: found 'a', expected a name for a network interface handle: elsewhere this is an event queue handle
            function f() { y = eq; } y = 3;     | 3:16: found 'y', expected a name for an event queue handle: elsewhere this is an integer
            function f() { y = 3; } x = y;      | 3:29: found 'y', expected a name that has been bound
            function post() { } posst();        | 3:21: found 'posst', expected a function of the Portals API or of your own (did you mean post?)
            function f() { buffer = 3; }        | 3:16: found 'buffer', expected a name that is free: this is a region, whose bytes 'buffer[..] = …' sets
            x = 1; x = self;                    | 3:8: found 'x', expected a name for a process id: elsewhere this is an integer
            buffer = 1;                         | 3:1: found 'buffer', expected a name that is free: this is a region, whose bytes 'buffer[..] = …' sets
            now = 1;                            | 3:1: found 'now', expected a name that is free: this is an integer
            PTL_OK = 1;                         | 3:1: found 'PTL_OK', expected a name of your own: this is a constant
            repeat self { print 1; }            | 3:8: found 'self', expected an integer, not a process id
            region buffer[3];                   | 3:8: found 'buffer', expected a name that no other region of the process has
            region r[0];                        | 3:10: found '0', expected a number of bytes from 1 to 1048576
            region r[4] = "hello";              | 3:15: found '"hello"', expected a text of at most 4 bytes, the length of r
            region r[4] = 256;                  | 3:15: found '256', expected a byte from 0 to 255, a text, or a byte string
            region r[2] = bytes(1, 2, 3);       | 3:15: found 'bytes(1, 2, 3)', expected a byte string of at most 2 bytes, the length of r
            region r[2] = bytes(256);           | 3:21: found '256', expected a byte from 0 to 255
            region r[2][4]; r[1] = 3;           | 3:17: found 'r', expected a list that a name has been bound to\\n3:24: found '3', expected a region, \
            not an integer
            buffer[1] = "x";                    | 3:13: found '"x"', expected an integer, not a text
            buffer[1..2] = 3;                   | 3:16: found '3', expected a text or a byte string, not an integer
            ni[0] = 3;                          | 3:1: found 'ni', expected a region or a list, not a network interface handle
            ni[0..] = "x";                      | 3:1: found 'ni', expected a region, not a network interface handle
            xs = [1]; xs[0] = eq;               | 3:19: found 'eq', expected an integer, not an event queue handle
            xs = [1]; xs[0..1] = "x";           | 3:11: found 'xs', expected a region, not a list of integers
            xs = []; xs = append(xs, 1); xs = [eq]; | 3:30: found 'xs', expected a name for a list of event queue handles: elsewhere this is a list of integers
            xs = [buffer][0]; xs[eq] = 1;       | 3:22: found 'eq', expected an integer, not an event queue handle
            events(eq);                         | 3:1: found 'events', expected a use of its value, such as 'x = events(…);'
            wait until eq;                      | 3:12: found 'eq', expected an integer, not an event queue handle
            always eq, "x";                     | 3:8: found 'eq', expected an integer, not an event queue handle
            finally y == 3;                     | 3:9: found 'y', expected a name that has been bound
            region r[n];                        | 3:10: found 'n', expected a constant that is known here
            region now[4];                      | 3:8: found 'now', expected a name that nothing else has
            region self[4];                     | 3:8: found 'self', expected a name that nothing else has
            limits { max_portals = 3 };         | 3:8: found '{ max_portals = 3 }', expected a limits structure, not a memory descriptor structure\\n3:10: \
            found 'max_portals', expected a member of a memory descriptor structure
            PtlMEUnlink(ILLEGAL);               | 3:13: found 'ILLEGAL', expected a match entry handle as entry of PtlMEUnlink, not ILLEGAL
            PtlNIHandle(self, &found);          | 3:13: found 'self', expected a handle as handle of PtlNIHandle, not a process id
            longest_list = 0;                   | 3:16: found '0', expected a number of entries from 1 to 1048576
            longest_list = 5; longest_list = 6; | 3:19: found 'longest_list', expected longest_list once for an interface
            interface 2 at 1:1 { }              | 3:11: found '2', expected 1, the number of the next interface
            interface 1 at 0:0 { }              | 3:16: found '0:0', expected an id that no other process has
            interface 1 at 0:1 { limits { max_ptable_index = -1 }; } | 3:29: found '{ max_ptable_index = -1 }', expected largest indexes from 0 to 65535
            interface 1 at 0:1 { x }            | 3:22: found 'x', expected '}', 'limits' or 'longest_list'
            fault PtlPut;                       | 3:7: found 'PtlPut', expected a function that the environment can let fail: PtlInit, PtlNIInit; or 'send', \
            'put', 'get' or 'reply' with a number and perhaps a failure; or 'hold' with a number, 'to' and a process; or 'die' with a number
            fault fetch 1 PTL_NI_DATA_LOST;     | 3:7: found 'fetch', expected a function that the environment can let fail: PtlInit, PtlNIInit; or 'send', \
            'put', 'get' or 'reply' with a number and perhaps a failure; or 'hold' with a number, 'to' and a process; or 'die' with a number
            fault send 0 PTL_NI_DATA_LOST;      | 3:12: found '0', expected a number from 1: the first send is 1
            fault send 1 1; fault send 1 2;     | 3:23: found 'send 1', expected each fault once
            fault send 1 PTL_NI_OK;             | 3:14: found 'PTL_NI_OK', expected a failure, such as PTL_NI_DATA_LOST
            fault send 1 self;                  | 3:14: found 'self', expected a constant that is known here
            fault send 1 to self;               | 3:7: found 'send', expected a function that the environment can let fail: PtlInit, PtlNIInit; or 'send', \
            'put', 'get' or 'reply' with a number and perhaps a failure; or 'hold' with a number, 'to' and a process; or 'die' with a number
            wait eq;                            | 3:6: found 'eq', expected an integer, not an event queue handle
            compute;                            | 3:8: found ';', expected an expression or '='
            fault hold 0 to self;               | 3:12: found '0', expected a number from 1: the first message is 1
            break;                              | 3:1: found 'break', expected a loop around it: 'repeat' or 'while'
            repeat 2 { thread t { continue; } } | 3:23: found 'continue', expected a loop around it: 'repeat' or 'while'
            if self { }                         | 3:4: found 'self', expected an integer, not a process id
            while eq { x = foo; }               | 3:7: found 'eq', expected an integer, not an event queue handle\\n3:16: found 'foo', \
            expected a name that has been bound
            if 1 x { }                          | 3:6: found 'x', expected '{'
            x = eq ? 1 : 2;                     | 3:5: found 'eq', expected an integer, not an event queue handle
            x = 1 ? 1 : eq;                     | 3:13: found 'eq', expected an integer, not an event queue handle
            region r[0][4];                     | 3:10: found '0', expected a number of regions from 1 to 256
            region r[2][4]; x = r[1].length + r; | 3:35: found 'r', expected an integer, not a list of regions
            x = 2305843009s + 2305843010s;      | 3:19: found '2305843010s', expected a duration from 0 ns to 73 years
            x = 3                               | 4:1: found '}', expected ';'
            x = = 3;                            | 3:5: found '=', expected an expression
            print 1 2;                          | 3:9: found '2', expected ';' or ','
            PtlMEUnlink me;                     | 3:13: found 'me', expected '=', '[' or '('
            repeat 3 print 1;                   | 3:10: found 'print', expected '{' or 'as'
            print "abc;                         | 3:7: found '"abc;', expected a " at the end of the text, on the same line
            @ x = 3;                            | 3:1: found '@', expected a statement or '}'
            """)
    void shouldSayWhatWasFoundAndWhatExpected(String statements, String messages) {
        assertEquals(messages.replace("\\n", "\n"), report("""
                scenario "Test"; process self at 0:0 { region buffer[8]; PtlNIInit(0, 0, NULL, &l, &ni); PtlEQAlloc(ni, 1, &eq);
                PtlMEAttach(ni, 0, self, 0, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                """ + statements + "\n}"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', nullValues = "-", textBlock = """
            ``                                                  | 1:1: found the end of the file, expected 'scenario'
            scenario "x";                                       | 1:14: found the end of the file, expected a process
            scenario x;                                         | 1:10: found 'x', expected a text in double quotes
            scenario "x"; process a at 0 { }                    | 1:30: found '{', expected ':'
            scenario "x"; process a at 0:0 { } process a at 1:0 { } | 1:44: found 'a', expected a name that nothing else has
            scenario "x"; process a at 0:0 { } process b at 0:0 { } | 1:49: found '0:0', expected an id that no other process has
            scenario "x"; process NULL at 0:0 { }               | 1:23: found 'NULL', expected a name that nothing else has
            scenario "x"; process a at 9999999999:0 { }         | 1:28: found '9999999999', expected a number up to 2147483647
            scenario "x"; process a at 0:9999999999 { } process b at 0:0 { } | 1:30: found '9999999999', expected a number up to 2147483647
            scenario "x"; distance a b = 1; process a at 0:0 { } | 1:26: found 'b', expected a process
            scenario "x"; match_bits { tag = 64..0 }; process a at 0:0 { } | 1:28: found 'tag = 64..0', expected bits from 63 down to 0, \
            the highest first, such as 31..0
            scenario "x"; match_bits { tag = 0..31 }; process a at 0:0 { } | 1:28: found 'tag = 0..31', expected bits from 63 down to 0, \
            the highest first, such as 31..0
            scenario "x"; match_bits { tag = 31..0, tag = 63 }; process a at 0:0 { } | 1:41: found 'tag', expected each field once
            scenario "x"; match_bits { tag = 31..0, rank = 40..31 }; process a at 0:0 { } | 1:41: found 'rank = 40..31', \
            expected bits that no other field has
            scenario "x"; match_bits { a = 1 }; match_bits { b = 2 }; process a at 0:0 { } | 1:37: found 'match_bits', \
            expected the fields of the match bits once
            scenario "x"; process self at 0:0 { } distance self selv = 1; | 1:53: found 'selv', expected a process (did you mean self?)
            scenario "x"; process a at 0:0 { } distance a a = 1; distance a a = 2; | 1:54: found 'a a', expected each distance once
            scenario "x"; process a at 0:0 { } distance a a = a; | 1:51: found 'a', expected a constant that is known here
            scenario "x"; channel { latncy = 1us }; process a at 0:0 { } | 1:25: found 'latncy', expected 'latency', 'overhead' or 'gap' (did you mean latency?)
            scenario "x"; channel { gap = 1, gap = 2 }; process a at 0:0 { } | 1:34: found 'gap', expected each of 'latency', 'overhead' and 'gap' once
            scenario "x"; channel { gap = -1 }; process a at 0:0 { } | 1:31: found '-1', expected a duration from 0 ns to 73 years
            scenario "x"; channel { }; channel { }; process a at 0:0 { } | 1:28: found 'channel', expected each channel once
            scenario "x"; channel a -> b { }; process a at 0:0 { } | 1:28: found 'b', expected a process
            scenario "x"; channel a -> a { }; channel a -> a { }; process a at 0:0 { } | 1:35: found 'a -> a', expected each channel once
            scenario "x"; const A = 1; process A at 0:0 { }     | 1:36: found 'A', expected a name that nothing else has
            scenario "x"; const A = 1; const A = 2; process a at 0:0 { } | 1:34: found 'A', expected a name that nothing else has
            scenario "x"; const A = B; process a at 0:0 { x = A; A = 3; } | 1:25: found 'B', expected a constant that is known here\\n1:54: found 'A', \
            expected a name that is free: this is anything
            scenario "x"; const now = 1; process a at 0:0 { }   | 1:21: found 'now', expected a name that nothing else has
            scenario "x"; process a at 0:0 { } process self at 1:0 { } | 1:44: found 'self', expected a name that nothing else has
            scenario "x"; const PTL_OK = 1; process a at 0:0 { } | 1:21: found 'PTL_OK', expected a name that nothing else has
            scenario "x"; function f() { y = x; } process a at 0:0 { x = 1; } | 1:34: found 'x', expected a name that has been bound
            scenario "x"; function f() { } process a at 0:0 { function f() { } } | 1:60: found 'f', expected a name that nothing else has: \
            there is a function f at test.ptl:1:24
            scenario "x"; function a() { } process a at 0:0 { } | 1:24: found 'a', expected a name that nothing else has
            scenario "x"; function f(b: eq) { } process b at 0:0 { } | 1:26: found 'b', expected a name that nothing else has
            scenario "x"; process a[0] at 0:0 { }               | 1:25: found '0', expected a number of processes from 1 to 1000
            scenario "x"; process a[600] at 0:0 { } process b[600] at 0:1 { } | 1:41: found 'b', expected at most 1000 processes
            scenario "x"; process a[2] as a at 0:0 { }          | 1:31: found 'a', expected a name that nothing else has
            scenario "x"; process a[2] as i at 0:0 { i = 3; }   | 1:42: found 'i', expected a name that is free: this is an integer
            scenario "x"; process a[2] at 0:0 { } process b at 1:0 { } | 1:52: found '1:0', expected an id that no other process has
            scenario "x"; process a[2] at 2147483647:0 { }      | 1:31: found '2147483647', expected a lower number: the nids of the family grow beyond \
            2147483647
            scenario "x"; process a[2] at 0:0 { } distance a a[1] = 1; | 1:48: found 'a', expected one of the family, such as a[0]
            scenario "x"; process a[2] at 0:0 { } distance a[0] a[2] = 1; | 1:53: found 'a[2]', expected an index below 2
            scenario "x"; process a at 0:0 { } distance a[0] a = 1; | 1:45: found 'a[0]', expected no index: a is one process
            scenario "x"; process a[2] at 0:0 { x = a.nid; }    | 1:43: found 'nid', expected length: a is a list of process ids
            scenario "x"; process a at 0:0 {                    | 1:33: found the end of the file, expected a statement or '}'
            scenario "x"; /* process a at 0:0 { }               | 1:15: found '/*', expected a */ at the end of the comment
            """)
    void shouldCheckTheOutline(String text, String message) {
        assertEquals(message.replace("\\n", "\n"), report(text));
    }

    /** Statements that somebody writes who knows C, or who takes a reserved word for a name. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            int x = 3;                   | 3:5: found 'x' | a name is not declared, it takes its type from its value: 'x = …;'
            ptl_md_t md;                 | 3:10: found 'md' | a name is not declared, it takes its type from its value: 'md = …;'
            char text[16];               | 3:6: found 'text' | memory is declared as 'region text[8];'
            void f() { }                 | 3:6: found 'f' | a function is written 'function f() { … }'
            i++;                         | 3:2: found '+' | write 'i = i + 1;'
            i -= 2;                      | 3:3: found '-' | write 'i = i - 1;'
            for (i = 0; i < 3; i++) { }  | 3:8: found '=' | there is no 'for'; write 'repeat 3 as i { … }', or 'while i < 3 { … }'
            if 2 = 1 { }                 | 3:6: found '=' | values are compared with '=='
            expect PTL_EVENT_ACK in eq { mlength = 1 }; | 3:38: found '=' | values are compared with '=='
            repeat = 3;                  | 3:8: found '=' | 'repeat' is a reserved word
            print in;                    | 3:7: found 'in' | 'in' is a reserved word
            PtlEQAlloc(ni, 4, &in);      | 3:20: found 'in' | 'in' is a reserved word
            region process[3];           | 3:8: found 'process' | 'process' is a reserved word
            function f(in: integer) { }  | 3:12: found 'in' | 'in' is a reserved word
            """)
    void shouldSayWhatToWriteInstead(String statement, String found, String hint) {
        String first = report("scenario \"Test\"; process self at 0:0 {\n\n" + statement + "\n}").lines().findFirst().orElseThrow();
        assertTrue(first.startsWith(found + ", expected ") && first.endsWith(": " + hint), first);
    }

    /** A word that begins the next statement is no wrong name. */
    @Test
    void shouldNotCallAWordReservedWhereNoNameIsWanted() {
        assertEquals("2:9: found 'repeat', expected ';' or ','", report("scenario \"Test\"; process self at 0:0 {\nprint 1 repeat 3 { } }"));
    }

    @Test
    void shouldReportAllProblemsInTheOrderOfTheirPositions() {
        assertEquals("""
                2:1: found 'PtlFoo', expected a function of the Portals API
                3:7: found 'y', expected a name that has been bound
                4:3: found ';', expected an expression
                6:1: found 'PtlBar', expected a function of the Portals API""", report("""
                scenario "Test"; process self at 0:0 {
                PtlFoo(&x);
                print y;
                x=;
                print x;
                PtlBar(x);
                }"""));
    }

    @Test
    void shouldReportAllProblemsOrTheFirstAndHowManyMoreThereAre() {
        ParseResult result = many(25);
        assertEquals(25, result.problems().size());
        assertEquals(25, result.report().lines().count());
        assertTrue(result.report().startsWith("many.ptl:1:33: found 'PtlFoo'"), result.report());
        assertEquals(21, result.report(20).lines().count());
        assertTrue(result.report(20).endsWith("\nand 5 more"), result.report(20));
    }

    @Test
    void shouldReportNoMoreProblemsThanAnybodyReads() {
        ParseResult result = many(2000);
        assertEquals(Problems.MOST, result.problems().size());
        assertTrue(result.report().endsWith("\nonly the first 1000 problems are listed"), result.report());
    }

    private static ParseResult many(int problems) {
        return ScenarioReader.parse("many.ptl", "scenario \"x\"; process a at 0:0 {" + "PtlFoo();\n".repeat(problems) + "}");
    }

    @Test
    void shouldNotBlameNamesThatABrokenStatementBinds() {
        assertEquals("2:20: found ',', expected an expression", report("""
                scenario "Test"; process self at 0:0 {
                PtlEQAlloc(ni, 3 & , eq);
                PtlEQGet(eq, &event);
                }"""));
    }

    /** A broken statement binds names that may be its outputs, but never a constant. */
    @Test
    void shouldNotBlameConstantsThatABrokenStatementMentions() {
        assertEquals("6:37: found ')', expected '}' or a name", report("""
                scenario "Test"; process self at 0:0 {
                PtlInit(NULL);
                PtlNIInit(0, 0, NULL, NULL, &ni);
                PtlMDBind(ni, { length = 3 }, &md);
                PtlMDUpdate(md, NULL, { length = 3 }, PTL_EQ_NONE);
                PtlMDUpdate(md, NULL, { length = 3, );
                PtlMDUpdate(md, NULL, { length = 3 }, PTL_EQ_NONE);
                }"""));
    }

    private static String report(String text) {
        return ScenarioReader.parse("test.ptl", text).problems().stream()
                .map(problem -> problem.position().line() + ":" + problem.position().column() + ": " + problem.message())
                .collect(Collectors.joining("\n"));
    }
}
