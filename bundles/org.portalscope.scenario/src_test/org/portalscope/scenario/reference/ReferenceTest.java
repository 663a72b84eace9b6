package org.portalscope.scenario.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The page in the help bundle tells the language as it is. */
class ReferenceTest {

    private static final Path PAGE = Path.of("..", "org.portalscope.help", "reference", "scenario-language.html");
    private static final Path STYLE = Path.of("src_test", "reference", "style.css");
    private static final Path EXAMPLE = Path.of("library", "3.11.1-put.ptl");
    private static final Path SCENARIO = Path.of("src", "org", "portalscope", "scenario", "parser", "Scenario.g4");
    private static final Path EXPRESSION =
            Path.of("..", "org.portalscope.expression", "src", "org", "portalscope", "expression", "parser", "Expression.g4");
    private static final Pattern LINK = Pattern.compile("href=\"#([^\"]+)\"");

    private static String page;

    @BeforeAll
    static void write() throws IOException {
        page = Reference.of(Files.readString(SCENARIO), Files.readString(EXPRESSION), Files.readString(STYLE), Files.readString(EXAMPLE));
        if (Boolean.getBoolean("portalscope.reference.write")) {
            Files.writeString(PAGE, page);
        }
    }

    @Test
    void shouldLieInTheHelp() throws IOException {
        assertEquals(page, Files.readString(PAGE),
                "the page is stale: mvn clean test -pl :org.portalscope.scenario -am -Dportalscope.reference.write=true");
    }

    @Test
    void shouldLinkToWhatItHas() {
        Set<String> missing = LINK.matcher(page).results().map(link -> link.group(1)).filter(id -> !page.contains("id=\"" + id + "\""))
                .collect(Collectors.toSet());
        assertEquals(Set.of(), missing);
    }

    @Test
    void shouldReadRulesWithTheirCommentsAndLabels() {
        var rule = Grammar.rules("// A choice.\n// Of two.\nchoice: one=name (';' two+=name)? three='x'? # first\n    | 'a=b' # second\n    ;\n").get("choice");
        assertEquals("A choice. Of two.", rule.about());
        assertEquals(2, rule.ways().size());
        assertEquals("one@name (';' two@name)? 'x'? ", String.join("", rule.ways().get(0)));
        assertEquals("'a=b' ", String.join("", rule.ways().get(1)));
    }

    @Test
    void shouldTellEverything() {
        assertTrue(page.contains("<code>PtlMDAttach(match, mem_desc, unlink_op, unlink_nofit, &amp;handle)</code>"));
        assertTrue(page.contains("<kbd>repeat</kbd>"));
        assertTrue(page.contains("\nprocess server at 1:0 {\n"));
        assertTrue(page.contains("<code>PTL_MD_MANAGE_REMOTE</code>"));
        assertFalse(page.contains("count="));
    }
}
