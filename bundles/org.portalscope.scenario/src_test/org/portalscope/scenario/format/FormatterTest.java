package org.portalscope.scenario.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.portalscope.scenario.source.ScenarioException;

class FormatterTest {

    /** Statements of a process. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            x=1;                            | `    x = 1;`
            x  =  -1 - - 1 ;                | `    x = -1 - -1;`
            x = ! a&&( b^c );               | `    x = !a && (b ^ c);`
            x = a.b [ 1 ] . c;              | `    x = a.b[1].c;`
            id = 3 : 0;                     | `    id = 3:0;`
            md = {start=a,length=a.length}; | `    md = { start = a, length = a.length };`
            md = {};                        | `    md = { };`
            code = PtlMEUnlink( me )expect PTL_OK; | `    code = PtlMEUnlink(me) expect PTL_OK;`
            PtlEQGet(eq , & event);         | `    PtlEQGet(eq, &event);`
            expect PTL_EVENT_ACK in eq{mlength==3}as e; | `    expect PTL_EVENT_ACK in eq { mlength == 3 } as e;`
            print "a" ,b;                   | `    print "a", b;`
            repeat 3{print 1;}              | `    repeat 3 { print 1; }`
            if a>1{b=1;}else   if (c){d=1;} else{} | `    if a > 1 { b = 1; } else if (c) { d = 1; } else { }`
            if a{\\n}else{\\nb=1;c=1;} | `    if a {\\n    } else {\\n        b = 1;\\n        c = 1;\\n    }`
            while x [ 1 ]{break;}           | `    while x[1] { break; }`
            repeat 3{}                      | `    repeat 3 { }`
            a = 1; b = 2;                   | `    a = 1;\\n    b = 2;`
            repeat 3{a = 1; b = 2;}         | `    repeat 3 {\\n        a = 1;\\n        b = 2;\\n    }`
            repeat 3{repeat 2 { die; } }    | `    repeat 3 {\\n        repeat 2 { die; }\\n    }`
            repeat 3{\\na = 1;}             | `    repeat 3 {\\n        a = 1;\\n    }`
            a = 1;\\n\\n\\n\\nb = 2;        | `    a = 1;\\n\\n    b = 2;`
            \\n\\na = 1;\\n\\n              | `    a = 1;`
            a = 1;// why                    | `    a = 1;    // why`
            a = 1;//one\\nbcd = 2;  // two  | `    a = 1;      //one\\n    bcd = 2;    // two`
            a = 1;// one\\n\\nbcd = 2; // two | `    a = 1;    // one\\n\\n    bcd = 2;    // two`
            // before\\na = 1;\\n   // after | `    // before\\n    a = 1;\\n    // after`
            repeat 3 { // each\\na = 1;\\n\\n\\n// last\\n} | `    repeat 3 {    // each\\n        a = 1;\\n\\n        // last\\n    }`
            x = 1 + /* two */ 2;            | `    x = 1 + /* two */ 2;`
            /* first */ x = 1;              | `    /* first */ x = 1;`
            x = 1; /* second */ y = 1;      | `    x = 1;\\n    /* second */ y = 1;`
            x = 1; /* first */              | `    x = 1;    /* first */`
            f(a, // one\\n b);              | `    f(a, // one\\n      b);`
            x = 1; /* a\\nb */               | `    x = 1;\\n    /* a\\nb */`
            /* a\\n * b\\n */               | `    /* a\\n     * b\\n     */`
            print "a"  "b";                 | `    print "a"\\n          "b";`
            """)
    void shouldHaveOneStyle(String text, String formatted) throws ScenarioException {
        assertStyle("scenario \"x\";\n\nprocess a at 0:0 {\n" + formatted.replace("\\n", "\n") + "\n}\n",
                "scenario \"x\"; process a at 0:0 {\n" + text.replace("\\n", "\n") + "\n}");
    }

    @Test
    void shouldTakeNoBracesOfAChannelForABlock() throws ScenarioException {
        assertStyle("""
                scenario "x";
                channel { };
                channel a -> b { };
                channel b -> a { gap = 1 };

                process a at 0:0 { }
                """, """
                scenario "x"; channel {}; channel a->b {
                }; channel b -> a {
                gap=1}; process a at 0:0 {}""");
    }

    @Test
    void shouldTakeNoBracesOfAProtocolForABlock() throws ScenarioException {
        assertStyle("""
                scenario "x";
                use mpi { eager_limit = 64, buffers = 2 };
                use lapi;

                process a at 0:0 { }
                """, """
                scenario "x"; use mpi{eager_limit=64,
                buffers=2};use lapi; process a at 0:0 {}""");
    }

    @Test
    void shouldTakeNoBracesOfMatchBitsForABlock() throws ScenarioException {
        assertStyle("""
                scenario "x";
                match_bits { protocol = 63, tag = 31..0 };

                process a at 0:0 { }
                """, """
                scenario "x"; match_bits {protocol=63,
                tag=31 .. 0}; process a at 0:0 {}""");
    }

    @Test
    void shouldLayOutTheFile() throws ScenarioException {
        assertStyle("""
                // What it is.
                scenario "x" section "3.7"
                    about "One."
                          "Two.";
                distance a b = 3;

                process a at 0:0 user 5 {
                    limits { max_ptable_index = 3 };
                    interface 1 at 7:3 { limits { max_ptable_index = 1 }; }
                    region buffer[8] = 0xAB;

                    thread other {
                        die;
                    }
                    die;
                }

                // The other.
                process b at 1:0 { }
                // The end.
                """, """

                // What it is.
                scenario "x" section "3.7" about "One." "Two."; distance a b=3;
                process a at 0:0 user 5 { limits{max_ptable_index=3}; interface 1 at 7 : 3 {limits{max_ptable_index=1};}
                region buffer [8]=0xAB;

                thread other
                {
                die;
                } die; }
                // The other.
                process b at 1:0 {} // The end.

                """.replace("{} // The end.", "{}\n// The end."));
    }

    @Test
    void shouldBreakLongLines() throws ScenarioException {
        String conditions = "{ match_bits == 0x1234, rlength == 8, mlength == 8, offset == 0, md_handle == target, hdr_data == 0xABCD, ";
        assertStyle("""
                scenario "x";

                process a at 0:0 {
                    PtlMDAttach(me_of_a_long_list, { start = buffer, length = buffer.length, options = PTL_MD_OP_PUT | PTL_MD_TRUNCATE, \
                eventq = target_eq }, PTL_RETAIN,
                                PTL_RETAIN, NULL);
                    expect PTL_EVENT_PUT_START in eq { match_bits == 0x1234, rlength == 8, mlength == 8, offset == 0, md_handle == target, hdr_data == 0xABCD,
                                                       ni_fail_type == PTL_NI_OK } as start;
                    assert one_name_of_some_length == another_name_of_some_length && one_name_of_some_length != a_third_name_of_some_length,
                            "they are as they should be, as far as anybody can tell";
                    x = one_name_of_some_length == another_name_of_some_length && one_name_of_some_length != a_third_name_of_some_length
                            || a_fourth_name_of_still_far_greater_length;
                    repeat one_name_of_some_length + another_name_of_some_length + a_third_name_of_some_length {
                        print "this loop was written on one line that is too long";
                    }
                }
                """, """
                scenario "x";
                process a at 0:0 {
                    PtlMDAttach(me_of_a_long_list, { start = buffer, length = buffer.length,
                       options = PTL_MD_OP_PUT | PTL_MD_TRUNCATE, eventq = target_eq }, PTL_RETAIN, PTL_RETAIN, NULL);
                    expect PTL_EVENT_PUT_START in eq %sni_fail_type == PTL_NI_OK } as start;
                    assert one_name_of_some_length == another_name_of_some_length && one_name_of_some_length != a_third_name_of_some_length,
                      "they are as they should be, as far as anybody can tell";
                    x = one_name_of_some_length == another_name_of_some_length && one_name_of_some_length != a_third_name_of_some_length || \
                    a_fourth_name_of_still_far_greater_length;
                    repeat one_name_of_some_length + another_name_of_some_length + a_third_name_of_some_length { print "this loop was written on one line \
                that is too long"; }
                }
                """.formatted(conditions));
    }

    @Test
    void shouldDropMarksAndReturns() throws ScenarioException {
        assertStyle("scenario \"x\";\n\n// a\nprocess a at 0:0 { }\n", "\uFEFFscenario \"x\";\r\n// a\r\nprocess a at 0:0 { }");
    }

    @Test
    void shouldFormatFilesThatScenariosImport() throws ScenarioException {
        assertStyle("""
                import "other.ptl";
                use mailbox;
                const A = 1;

                function f(a: integer, b: list of event): region {
                    buffer[a..b] = fill(0, 3us);
                    return a > 0 ? x : y;
                }
                """, "import \"other.ptl\";use mailbox;const A=1;\n"
                + "function f (a : integer,b:list of event) :region{buffer [a .. b]=fill(0,3us);return a>0?x:y;}");
        assertEquals("test.ptl:1:11: found ';', expected an expression", assertThrows(ScenarioException.class,
                () -> Formatter.format("test.ptl", "const A = ;")).getMessage());
    }

    @Test
    void shouldRefuseWhatHasErrorsOfSyntax() {
        ScenarioException refusal = assertThrows(ScenarioException.class,
                () -> Formatter.format("test.ptl", "scenario \"x\"; process a at 0:0 { x = ; }"));
        assertEquals("test.ptl:1:38: found ';', expected an expression", refusal.getMessage());
        assertEquals(1, refusal.problems().size());
        assertEquals("test.ptl:1:15: found '/*', expected a */ at the end of the comment", assertThrows(ScenarioException.class,
                () -> Formatter.format("test.ptl", "scenario \"x\"; /*")).getMessage());
    }

    private static void assertStyle(String formatted, String text) throws ScenarioException {
        assertEquals(formatted, Formatter.format("test.ptl", text));
        assertEquals(formatted, Formatter.format("test.ptl", formatted));
    }
}
