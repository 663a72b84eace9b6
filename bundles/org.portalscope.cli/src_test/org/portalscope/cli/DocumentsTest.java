package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.analysis.statistics.Statistic;

/** The documents for developers lead where they say. */
class DocumentsTest {

    private static final Path ROOT = Path.of("..", "..");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)\\)");
    private static final Pattern STOP = Pattern.compile("(?m)^## (\\d+)\\. (.+)$");

    static Stream<Path> documents() throws IOException {
        try (Stream<Path> docs = Files.list(ROOT.resolve("releng").resolve("docs"))) {
            List<Path> all = docs.filter(file -> file.toString().endsWith(".md")).sorted().toList();
            return Stream.concat(Stream.of(ROOT.resolve("README.md")), all.stream());
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    void shouldLinkToWhatExists(Path document) throws IOException {
        for (MatchResult link : matches(LINK, document)) {
            assertTrue(Files.exists(document.resolveSibling(link.group(1))), link.group(1));
        }
    }

    static Stream<Arguments> walks() {
        return Stream.of(Arguments.of("life-of-a-put.md", LifeOfAPutTest.class), Arguments.of("life-of-a-protocol-call.md", LifeOfAProtocolCallTest.class));
    }

    @ParameterizedTest
    @MethodSource("walks")
    void shouldTellAWalkStopByStopAsItsTestMakesIt(String page, Class<?> test) throws IOException {
        List<String> told = matches(STOP, ROOT.resolve("releng/docs").resolve(page)).stream()
                .map(stop -> "stop" + stop.group(1) + stop.group(2).replace(" ", "").toLowerCase(Locale.ROOT)).sorted().toList();
        List<String> walked = Arrays.stream(test.getDeclaredMethods()).map(Method::getName)
                .filter(name -> name.startsWith("stop")).map(name -> name.toLowerCase(Locale.ROOT)).sorted().toList();
        assertEquals(walked, told);
        assertTrue(told.size() > 8);
    }

    @Test
    void shouldSayOfEachStatisticWhatItIs() throws IOException {
        List<String> told = Files.readAllLines(ROOT.resolve("releng/docs/statistics.md")).stream().filter(line -> line.startsWith("| `"))
                .map(line -> line.replaceAll("\\| `(\\w+)` \\| (\\w+) .*", "$1 $2")).toList();
        assertEquals(Arrays.stream(Statistic.values()).map(statistic -> statistic.label() + " " + statistic.kind().label()).toList(), told);
    }

    @Test
    void shouldShowAScheduleAsTheExplorerWritesIt() throws IOException {
        String shown = Files.readAllLines(ROOT.resolve("releng/docs/schedule-format.md")).stream().dropWhile(line -> !line.startsWith("    "))
                .takeWhile(line -> line.startsWith("    ")).map(line -> line.substring(4) + "\n").collect(Collectors.joining());
        StringWriter out = new StringWriter();
        Main.run(new PrintWriter(out), new PrintWriter(new StringWriter()), "explore",
                ROOT.resolve("bundles/org.portalscope.scenario/src_test/explore/drop.ptl").toString());
        assertEquals(out.toString(), shown);
    }

    private static List<MatchResult> matches(Pattern pattern, Path document) throws IOException {
        return pattern.matcher(Files.readString(document)).results().toList();
    }
}
