package org.portalscope.releng.benchmark;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;

/** What was measured of nodes, beside what Netty needs by itself in the same run. */
final class NodeTables {

    private static final double MICROSECOND = 1e3;
    private static final double MILLISECOND = 1e6;
    private static final String NONE = "";

    private final List<Measurement> measurements;

    NodeTables(List<Measurement> measurements) {
        this.measurements = measurements;
    }

    void putInto(BiConsumer<String, MarkdownTable> tables) {
        tables.accept("Nodes", beside());
        tables.accept("AttachedReader", attached());
        tables.accept("StateStop", stops());
    }

    private MarkdownTable beside() {
        MarkdownTable table = new MarkdownTable("what", "nodes, µs", "Netty alone, µs", "ratio", "aim");
        row(table, "NodeLatency.half", "half round trip of 8 bytes, with the end event", Aims.NODE_LATENCY);
        row(table, "NodeRate.message", "a message of 8 bytes, 64 on their way", 1 / Aims.NODE_RATE);
        row(table, "NodeBandwidth.message", "a message of 1 MiB, 4 on their way", 1 / Aims.NODE_BANDWIDTH);
        return table;
    }

    private void row(MarkdownTable table, String benchmark, String what, double aim) {
        measurements.stream().filter(measured -> measured.benchmark().equals(benchmark)).forEach(measured -> {
            double ratio = measured.ratio("nodes", "netty");
            table.row(List.of(what, each(measured, "nodes"), each(measured, "netty"), two(ratio), two(aim) + (ratio <= aim ? ", met" : ", **missed**")));
        });
    }

    private MarkdownTable attached() {
        MarkdownTable table = new MarkdownTable("reader", "a message, µs", "processor time of it, µs", "more than without", "aim");
        measurements.stream().filter(measured -> measured.benchmark().equals("AttachedReader.message")).forEach(measured -> {
            double more = 100 * (measured.ratio("processorTimeWith", "processorTimeWithout") - 1);
            table.row(List.of("none", each(measured, "timeWithout"), each(measured, "processorTimeWithout"), NONE, NONE));
            table.row(List.of("draining", each(measured, "timeWith"), each(measured, "processorTimeWith"), Measurement.number(more) + " %",
                    Aims.verdict(Aims.READER_COST, more)));
        });
        return table;
    }

    /** Half of the messages are of one kind, with a reader or between nodes, and half of the other. */
    private static String each(Measurement measured, String counter) {
        return Measurement.number(2 * measured.counted(counter) / MICROSECOND);
    }

    private MarkdownTable stops() {
        MarkdownTable table = new MarkdownTable("a node stops for", "median, ms", "99 of 100 are quicker, ms", "worst, ms", "aim of the worst");
        for (Map.Entry<String, String> what : List.of(Map.entry("state", "its state"), Map.entry("digest", "a digest"))) {
            measurements.stream().filter(measured -> measured.benchmark().equals("StateStop." + what.getKey())).forEach(measured -> table.row(List.of(
                    what.getValue(), Measurement.number(measured.median() / MILLISECOND), Measurement.number(measured.share(0.99) / MILLISECOND),
                    Measurement.number(measured.share(1) / MILLISECOND), Aims.verdict(Aims.STATE_STOP, measured.share(1) / MILLISECOND))));
        }
        return table;
    }

    private static String two(double ratio) {
        return String.format(Locale.ROOT, "%.2f", ratio);
    }
}
