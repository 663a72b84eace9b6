package org.portalscope.scenario.editing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.parser.SyntaxTree;
import org.portalscope.expression.value.Problems;
import org.portalscope.scenario.source.ScenarioException;

class OutlineTest {

    private static final String TEXT = """
            scenario "Two" section "3.1";
            use mailbox { size = 3, };
            const TAG = 7;
            function post(buffer: region): integer { return 1; }
            process server[2] at 1:0 {
                region inbox[4][64] = { 1, 2 };
                limits { max_mes = 4 };
                label = 3;
                function own() { x = { start = inbox }; }
                thread helper { label "inner"; }
                always label == 3, "it stays";
            }
            process client at 0:0 { }
            channel server -> client { latency = 5us };
            """;

    static List<String> ids() {
        return Library.ids();
    }

    @Test
    void shouldListWhatATextDeclares() {
        assertEquals("""
                scenario Two
                use mailbox
                const TAG
                function post(buffer: region)
                process server[2] at 1:0
                  region inbox[4][64]
                  limits { max_mes = 4 }
                  function own()
                  thread helper
                    label inner
                  always label == 3, "it stays"
                process client at 0:0
                channel server -> client
                """, text(Outline.of(TEXT), ""));
    }

    private static String text(List<OutlineItem> items, String indent) {
        return items.stream().map(item -> indent + item.kind().word() + " " + item.label() + "\n" + text(item.children(), indent + "  "))
                .collect(Collectors.joining());
    }

    @Test
    void shouldFindTheInnermostPartAtAPlace() {
        List<OutlineItem> items = Outline.of(TEXT);
        assertEquals("inner", OutlineItem.at(items, TEXT.indexOf("inner")).orElseThrow().label());
        assertEquals("server[2] at 1:0", OutlineItem.at(items, TEXT.indexOf("label = 3")).orElseThrow().label());
    }

    @Test
    void shouldListWhatFollowsAnError() {
        assertEquals("process a at 0:0\nprocess b at 1:0\n", text(Outline.of("process a at 0:0 { x = ; y }\nprocess b at 1:0 {"), ""));
        assertEquals(List.of(), Outline.of("/* not closed"));
    }

    @ParameterizedTest
    @MethodSource("ids")
    void shouldListEveryProcessAndFunctionOfAScenario(String id) throws ScenarioException {
        String text = Library.open(id).source();
        var file = SyntaxTree.read(text, new Problems()).orElseThrow().root();
        List<OutlineItem> items = Outline.of(text);
        for (OutlineItem.Kind kind : List.of(OutlineItem.Kind.PROCESS, OutlineItem.Kind.FUNCTION)) {
            int declared = kind == OutlineItem.Kind.PROCESS ? file.process().size() : file.function().size();
            assertEquals(declared, items.stream().filter(item -> item.kind() == kind).count());
        }
        items.forEach(item -> assertTrue(item.whole().touches(item.name().offset()), item.label()));
    }
}
