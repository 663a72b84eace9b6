package org.portalscope.releng.benchmark;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** The results as Markdown tables, one for each class of benchmarks, as far as it was run. */
final class Tables {

    private static final String EXACT = "EXACT";
    private static final String WILDCARDS = "WILDCARDS";
    private static final double MILLISECOND = TimeUnit.MILLISECONDS.toNanos(1);

    private final List<Measurement> measurements;

    Tables(Collection<Measurement> measurements) {
        this.measurements = List.copyOf(measurements);
    }

    /** The tables by the name of their class; those with no row are left out. */
    Map<String, String> all() {
        Map<String, String> tables = new LinkedHashMap<>();
        put(tables, "EmptyList", emptyList());
        put(tables, "MovedBytes", movedBytes());
        put(tables, "SelfPut", operation("SelfPut.put", Comparison.PUT));
        put(tables, "SelfPutWithEvents", operation("SelfPutWithEvents.put", Comparison.PUT_WITH_EVENTS));
        put(tables, "SelfGet", operation("SelfGet.get", Comparison.GET));
        put(tables, "ExplainedPut", explained());
        put(tables, "ListChurn", churn());
        put(tables, "Exploration", rates("Exploration.explore", "scenario", "transition", Aims.TRANSITIONS_PER_SECOND));
        put(tables, "QuickRun", rates("QuickRun.run", "puts", "put", Aims.PUTS_PER_SECOND));
        put(tables, "Searching", searching());
        put(tables, "ManyProcesses", manyProcesses());
        put(tables, "Recording", recording());
        put(tables, "FarJump", farJump());
        put(tables, "LongSession", longSession());
        new MpiMessageTables(measurements).putInto((name, table) -> put(tables, name, table));
        new LapiDatGoalTables(measurements).putInto((name, table) -> put(tables, name, table));
        new NodeTables(measurements).putInto((name, table) -> put(tables, name, table));
        return tables;
    }

    private static void put(Map<String, String> tables, String name, MarkdownTable table) {
        if (!table.isEmpty()) {
            tables.put(name, table.text());
        }
    }

    private MarkdownTable operation(String benchmark, Comparison comparison) {
        MarkdownTable table = new MarkdownTable("entries", "exact, ns", "B/op", "10 % wildcards, ns", "B/op", "aim, ns", "ratio to C");
        double empty = of(benchmark, "entries", "0").stream().mapToDouble(Measurement::median).min().orElse(Double.NaN);
        for (int entries : sizes(benchmark)) {
            List<Measurement> both = of(benchmark, "entries", String.valueOf(entries));
            double slower = both.stream().mapToDouble(Measurement::median).max().orElseThrow();
            List<String> row = new ArrayList<>(List.of(count(entries)));
            row.addAll(cells(both, EXACT));
            row.addAll(cells(both, WILDCARDS));
            row.add(Aims.verdict(Aims.behind(entries, empty), slower));
            row.add(comparison.text(entries));
            table.row(row);
        }
        return table;
    }

    private MarkdownTable emptyList() {
        MarkdownTable table = new MarkdownTable("put", "ns", "B/op", "ratio to C");
        emptyList(table, "noQueue", "0 bytes, no event queue", Comparison.PUT_WITHOUT_EVENTS.text(0));
        emptyList(table, "eightBytes", "8 bytes, event queue at the target", Comparison.PUT_WITH_DATA.text(0));
        emptyList(table, "inParts", "0 bytes, event queue at the target, header and data as inputs of their own", "");
        return table;
    }

    private void emptyList(MarkdownTable table, String method, String what, String ratio) {
        for (Measurement put : all(measurement -> measurement.benchmark().equals("EmptyList." + method))) {
            table.row(List.of(what, put.text(1), put.bytesText(), ratio));
        }
    }

    private MarkdownTable movedBytes() {
        MarkdownTable table = new MarkdownTable("bytes", "on the heap, ns", "B/op", "in direct buffers, ns", "B/op");
        for (int bytes : numbers("MovedBytes.put", "bytes")) {
            List<Measurement> both = of("MovedBytes.put", "bytes", String.valueOf(bytes));
            List<String> row = new ArrayList<>(List.of(count(bytes)));
            row.addAll(cells(both, "memory", "HEAP"));
            row.addAll(cells(both, "memory", "DIRECT"));
            table.row(row);
        }
        return table;
    }

    private MarkdownTable explained() {
        MarkdownTable table = new MarkdownTable("entries passed", "whole put, ns", "B/op", "per entry, ns", "aim, ns", "per entry, B", "aim, B");
        for (int entries : sizes("ExplainedPut.put")) {
            Measurement put = explained(entries).get(0);
            List<String> row = new ArrayList<>(List.of(count(entries), put.text(1), put.bytesText()));
            row.addAll(explained(0).isEmpty() || entries == 0 ? List.of("", "", "", "") : perEntry(entries, put, explained(0).get(0)));
            table.row(row);
        }
        return table;
    }

    private List<Measurement> explained(int entries) {
        return of("ExplainedPut.put", "entries", String.valueOf(entries));
    }

    /** What a put needs for each entry that it passes, beyond what it needs without them. */
    private static List<String> perEntry(int entries, Measurement put, Measurement without) {
        double time = (put.median() - without.median()) / entries;
        double bytes = (put.bytes() - without.bytes()) / entries;
        return List.of(Measurement.number(time), Aims.verdict(Aims.EXPLAINED_ENTRY, time), Measurement.bytesText(bytes),
                Aims.verdict(Aims.EXPLAINED_ENTRY_BYTES, bytes));
    }

    private MarkdownTable churn() {
        MarkdownTable table = new MarkdownTable("inserted", "exact, ns", "B/op", "10 % wildcards, ns", "B/op");
        churn(table, "anywhere", "before a random entry");
        churn(table, "beforeTheLast", "before the last entry");
        return table;
    }

    private void churn(MarkdownTable table, String method, String where) {
        List<Measurement> both = all(measurement -> measurement.benchmark().equals("ListChurn." + method));
        if (!both.isEmpty()) {
            List<String> row = new ArrayList<>(List.of(where));
            row.addAll(cells(both, EXACT));
            row.addAll(cells(both, WILDCARDS));
            table.row(row);
        }
    }

    /**
     * What consists of parts.
     *
     * @param parameter that tells one from the other
     * @param part      what it consists of, in the singular
     */
    private MarkdownTable rates(String benchmark, String parameter, String part, double aim) {
        MarkdownTable table = new MarkdownTable(parameter, "whole, ms", part + "s a second", "aim", "B per " + part);
        for (Measurement whole : all(measurement -> measurement.benchmark().equals(benchmark))) {
            table.row(List.of(words(whole.parameters().get(parameter)),
                    whole.text(TimeUnit.MILLISECONDS.toNanos(1)), whole.partsPerSecondText(), Aims.rateVerdict(aim, whole.partsPerSecond()),
                    whole.partBytesText()));
        }
        return table;
    }

    private MarkdownTable manyProcesses() {
        MarkdownTable table = new MarkdownTable("pattern", "processes", "a put, ns", "B/op", "of the time with the fewest", "aim");
        manyProcesses(table, "RING", Aims.RING_GROWTH);
        manyProcesses(table, "RINGS_OF_TEN_BY_TURNS", Double.NaN);
        manyProcesses(table, "ALL_TO_ALL", Aims.ALL_TO_ALL_GROWTH);
        return table;
    }

    private void manyProcesses(MarkdownTable table, String pattern, double aim) {
        List<Measurement> rows = of("ManyProcesses.run", "pattern", pattern).stream()
                .sorted(Comparator.comparingInt(row -> Integer.parseInt(row.parameters().get("processes")))).toList();
        for (Measurement row : rows) {
            double growth = row.partTime() / rows.get(0).partTime();
            table.row(List.of(words(pattern), count(Integer.parseInt(row.parameters().get("processes"))), Measurement.number(row.partTime()),
                    row.partBytesText(), Measurement.number(growth), Aims.verdict(aim, growth)));
        }
    }

    private MarkdownTable searching() {
        MarkdownTable table = new MarkdownTable("search", "session, ms", "recording, ms", "aim");
        searching(table, "LongSearch.effects", "for effects of a kind with a value that none has", Aims.SEARCH);
        searching(table, "LongSearch.outcomes", "for dropped messages, of which there are none", Aims.SEARCH);
        searching(table, "LongSearch.back", "for the same, from the end back", Aims.SEARCH);
        searching(table, "LongSearch.changes", "back to where a descriptor was made, the last change of it", Aims.SEARCH);
        searching(table, "LongSearch.learn", "where operations appear and what was dropped", Double.NaN);
        searching(table, "SearchedChecks.passed", "thirty million checks, for bits that match", Aims.CHECKS);
        searching(table, "SearchedChecks.reasons", "thirty million checks, for a reason", Aims.CHECKS);
        searching(table, "SearchedChecks.fields", "thirty million checks, for match bits", Aims.CHECKS);
        return table;
    }

    private void searching(MarkdownTable table, String benchmark, String what, double aim) {
        List<Measurement> rows = all(measurement -> measurement.benchmark().equals(benchmark));
        if (!rows.isEmpty()) {
            double slowest = rows.stream().mapToDouble(Measurement::median).max().orElseThrow() / MILLISECOND;
            table.row(List.of(what, time(rows, "SESSION"), time(rows, "RECORDING"), Aims.verdict(aim, slowest)));
        }
    }

    /** The time in a row of what is searched, or nothing. */
    private static String time(List<Measurement> rows, String searched) {
        return rows.stream().filter(row -> searched.equals(row.parameters().getOrDefault("searched", "SESSION"))).findFirst()
                .map(row -> row.text(MILLISECOND)).orElse("");
    }

    private MarkdownTable recording() {
        MarkdownTable table = new MarkdownTable("what", "time", "B/op", "aim");
        recording(table, "RecorderCost.initiator", "a put and its two events at the initiator, ns", 1, Aims.RECORDED_MESSAGE);
        recording(table, "RecorderCost.target", "a message and its two events at the target, ns", 1, Aims.RECORDED_MESSAGE);
        recording(table, "RecordingReading.open", "opening ten million transitions, ms", MILLISECOND, Aims.OPENING);
        recording(table, "RecordingReading.openWithoutIndex", "opening them without the index, ms", MILLISECOND, Aims.OPENING);
        recording(table, "RecordingReading.decodeAll", "reading them piece by piece, ms", MILLISECOND, Aims.DECODING);
        recording(table, "RecordingReading.readAll", "reading them as values, ms", MILLISECOND, Double.NaN);
        recording(table, "RecordingReading.readOne", "reading one of them, ms", MILLISECOND, Double.NaN);
        recording(table, "PacedRecording.second", "a second of a million messages, ms", MILLISECOND, Double.NaN);
        return table;
    }

    private MarkdownTable longSession() {
        MarkdownTable table = new MarkdownTable("what", "time", "B/op", "aim");
        recording(table, "LongSession.run", "a million puts behind 10,000 entries, from the start to the end, ms", MILLISECOND, Aims.LONG_RUN);
        recording(table, "LongSession.seek", "to any transition of them, ms", MILLISECOND, Aims.JUMP);
        recording(table, "LongSession.stepBack", "back by a transition from the end, ms", MILLISECOND, Aims.STEP_BACK);
        return table;
    }

    private MarkdownTable farJump() {
        MarkdownTable table = new MarkdownTable("jump", "while the background pass runs, ms", "aim", "behind it, ms", "aim");
        List<Measurement> opening = all(measurement -> measurement.benchmark().equals("FarJump.open"));
        List<Measurement> both = all(measurement -> measurement.benchmark().equals("FarJump.jump"));
        if (!opening.isEmpty()) {
            farJump(table, opening, "opening the recording", 0.5, Aims.OPENING);
        }
        if (!both.isEmpty()) {
            farJump(table, both, "median", 0.5, Aims.JUMP);
            farJump(table, both, "99 of 100 are quicker", 0.99, Double.NaN);
            farJump(table, both, "worst", 1, Aims.WORST_JUMP);
        }
        List<Measurement> named = all(measurement -> measurement.benchmark().equals("FarJump.jumpToNames"));
        if (!named.isEmpty()) {
            farJump(table, named, "with names, median", 0.5, Double.NaN);
            farJump(table, named, "with names, worst", 1, Double.NaN);
        }
        return table;
    }

    private static void farJump(MarkdownTable table, List<Measurement> both, String which, double share, double aim) {
        List<String> row = new ArrayList<>(List.of(which));
        for (String pass : List.of("RUNNING", "OVER")) {
            double[] times = both.stream().filter(jump -> pass.equals(jump.parameters().get("pass"))).mapToDouble(jump -> jump.share(share)).toArray();
            row.add(times.length == 0 ? "" : Measurement.number(times[0] / MILLISECOND));
            row.add(times.length == 0 ? "" : Aims.verdict(aim, times[0] / MILLISECOND));
        }
        table.row(row);
    }

    private void recording(MarkdownTable table, String benchmark, String what, double divisor, double aim) {
        for (Measurement measured : all(measurement -> measurement.benchmark().equals(benchmark))) {
            table.row(List.of(what, measured.text(divisor), divisor == 1 ? measured.bytesText() : "", Aims.verdict(aim, measured.median() / divisor)));
        }
    }

    /** A constant in words. */
    private static String words(String constant) {
        return constant.replace('_', ' ').toLowerCase(Locale.ROOT);
    }

    private static List<String> cells(List<Measurement> both, String list) {
        return cells(both, "list", list);
    }

    private static List<String> cells(List<Measurement> both, String parameter, String value) {
        return both.stream().filter(measurement -> value.equals(measurement.parameters().get(parameter))).findFirst()
                .map(measurement -> List.of(measurement.text(1), measurement.bytesText()))
                .orElse(List.of("", ""));
    }

    private int[] sizes(String benchmark) {
        return numbers(benchmark, "entries");
    }

    private int[] numbers(String benchmark, String parameter) {
        return all(measurement -> measurement.benchmark().equals(benchmark)).stream()
                .mapToInt(measurement -> Integer.parseInt(measurement.parameters().get(parameter))).sorted().distinct().toArray();
    }

    private List<Measurement> of(String benchmark, String parameter, String value) {
        return all(measurement -> measurement.benchmark().equals(benchmark) && value.equals(measurement.parameters().get(parameter)));
    }

    private List<Measurement> all(Predicate<Measurement> which) {
        return measurements.stream().filter(which).toList();
    }

    private static String count(int entries) {
        return String.format(Locale.ROOT, "%,d", entries);
    }
}
