package org.portalscope.scenario.conformance;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The page of {@code releng/docs} that says which scenario shows what of the document of a protocol. */
final class ConformanceTable {

    private static final String HEAD = """
            # What the scenarios show of %1$s

            The scenarios lie in [src_test/%2$s](../../bundles/org.portalscope.scenario/src_test/%2$s) of the scenario bundle. A test runs them all, and
            observes what each call answered and which labels were reached: a label that names a call and a sentence of its page stands behind the assertions
            that show it. It fails if something that a page lists is not among that, or if this file is not what it would write. To write it anew:

                mvn clean test -pl :org.portalscope.scenario -am -Dportalscope.coverage.write=true

            ## Return values

            | call | return value | scenarios |
            |---|---|---|
            """;
    private static final String SENTENCES = """

            ## Sentences

            | call | the page says | scenarios |
            |---|---|---|
            """;

    private final String title;
    private final String folder;
    private final Conformance conformance;

    /** @param folder of the scenarios, below {@code src_test} */
    ConformanceTable(String title, String folder, Conformance conformance) {
        this.title = title;
        this.folder = folder;
        this.conformance = conformance;
    }

    String text() {
        return HEAD.formatted(title, folder)
                + rows(page -> page.returnValues().stream().map(value -> line(page.call(), "`" + value + "`", conformance.showing(page, value))))
                + SENTENCES + rows(page -> page.sentences().stream().map(sentence -> line(page.call(), sentence, conformance.saying(page, sentence))))
                + conformance.scenarios().stream().map(this::target).collect(Collectors.joining("", "\n", ""));
    }

    private String rows(Function<DocumentPage, Stream<String>> lines) {
        return conformance.pages().stream().flatMap(lines).collect(Collectors.joining());
    }

    private static String line(String call, String what, List<String> scenarios) {
        return "| " + call + " | " + what + " | " + scenarios.stream().map(name -> "[" + id(name) + "]").collect(Collectors.joining(", ")) + " |\n";
    }

    private static String id(String fileName) {
        return fileName.replaceFirst("\\.ptl$", "");
    }

    private String target(String name) {
        return "[" + id(name) + "]: ../../bundles/org.portalscope.scenario/src_test/" + folder + "/" + name + "\n";
    }
}
