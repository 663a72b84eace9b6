package org.portalscope.scenario.editing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;

class NameUsesTest {

    private static final String TEXT = """
            const length = 4;
            function post(md: md, tag: integer) { x = tag; PtlPut(md, 0, server, x, tag); }
            process server at 1:0 {
                region inbox[8];
                PtlEQAlloc(ni, 4, &eq);
                PtlMDBind(ni, { start = inbox, eventq = eq, length = length }, &md);
                expect PTL_EVENT_ACK in eq { mlength == x } as event;
                x = event.mlength;
                function own(eq: eq) { y = events(eq) + x; }
            }
            process client at 0:0 {
                x = 1;
                PtlEQAlloc(ni, 4, &eq);
                PtlPut(x, 0, server);
            }
            """;

    @Test
    void shouldTellTheNamesOfProcessesApart() {
        assertUses("eq);\n    PtlMDBind", "eq);\n    PtlMDBind", 3);
        assertUses("eq);\n    PtlPut", "eq);\n    PtlPut", 1);
        assertUses("x = event.", "x }", 3, "x = event.");
    }

    @Test
    void shouldTakeParametersAndNamesOfAFunctionForItsOwn() {
        assertUses("eq) + x", "eq: eq", 2, "eq: eq");
        assertUses("x = tag", "x = tag", 2);
        assertUses("tag);", "tag: integer", 3, "tag: integer");
    }

    @Test
    void shouldFindWhatTheFileDeclares() {
        assertUses("server);", "server, x", 3, "server at");
        assertUses("length }", "length = 4", 2, "length = 4");
    }

    @Test
    void shouldTellMembersFromNames() {
        NameUses member = NameUses.at(TEXT, TEXT.indexOf("length = length")).orElseThrow();
        assertEquals(1, member.all().size());
        assertTrue(member.declaration().isEmpty());
        assertEquals(2, NameUses.at(TEXT, TEXT.indexOf("mlength")).orElseThrow().all().size());
    }

    @Test
    void shouldFindFunctionsOfTheDocumentWithoutADeclaration() {
        NameUses uses = NameUses.at(TEXT, TEXT.indexOf("PtlEQAlloc") + 3).orElseThrow();
        assertEquals(2, uses.all().size());
        assertTrue(uses.declaration().isEmpty());
        assertTrue(NameUses.at(TEXT, TEXT.indexOf("= 4")).isEmpty());
    }

    @Test
    void shouldKnowWhichNamesAreFree() {
        assertTrue(NameUses.isFree("other", TEXT));
        for (String taken : List.of("eq", "repeat", "", "two words", "3x")) {
            assertFalse(NameUses.isFree(taken, TEXT), taken);
        }
    }

    private static void assertUses(String place, String first, int count) {
        assertUses(place, first, count, first);
    }

    private static void assertUses(String place, String first, int count, String declaration) {
        NameUses uses = NameUses.at(TEXT, TEXT.indexOf(place)).orElseThrow();
        assertEquals(count, uses.all().size(), uses.toString());
        assertEquals(TEXT.indexOf(first), uses.all().get(0).offset());
        assertEquals(TEXT.indexOf(declaration), uses.declaration().orElseThrow().offset());
    }
}
