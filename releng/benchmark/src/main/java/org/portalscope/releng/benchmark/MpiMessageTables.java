package org.portalscope.releng.benchmark;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;

/** What was measured of MPI, in worlds and between nodes. */
final class MpiMessageTables {

    private static final String NONE = "";
    private static final double MICROSECOND = TimeUnit.MICROSECONDS.toNanos(1);
    private static final double SECOND = TimeUnit.SECONDS.toNanos(1);

    private final List<Measurement> measurements;

    MpiMessageTables(List<Measurement> measurements) {
        this.measurements = measurements;
    }

    void putInto(BiConsumer<String, MarkdownTable> tables) {
        tables.accept("MpiMessages", messages());
        tables.accept("MpiLatency", latency());
    }

    private MarkdownTable messages() {
        MarkdownTable table = new MarkdownTable("the receiver has", "a message, µs", "messages a second", "aim", "ratio to nothing else", "aim", "B/op");
        Optional<Measurement> empty = find("MpiMessages.run", "queue", "EMPTY");
        empty.ifPresent(measured -> table.row(List.of("nothing else", measured.text(MICROSECOND), rate(measured),
                Aims.rateVerdict(Aims.MPI_MESSAGES_PER_SECOND, SECOND / measured.median()), NONE, NONE, measured.bytesText())));
        measurements.stream().filter(measured -> measured.benchmark().equals("PutMessages.run")).findFirst().ifPresent(puts -> table.row(
                List.of("nothing else, and both use Portals alone", puts.text(MICROSECOND), rate(puts), NONE,
                        ratio(empty.map(without -> puts.median() / without.median()).orElse(Double.NaN)), NONE, puts.bytesText())));
        row(table, "POSTED", "10,000 posted receives", empty);
        row(table, "UNEXPECTED", "10,000 unexpected messages", empty);
        return table;
    }

    private void row(MarkdownTable table, String queue, String what, Optional<Measurement> empty) {
        find("MpiMessages.run", "queue", queue).ifPresent(measured -> {
            double ratio = empty.map(without -> measured.median() / without.median()).orElse(Double.NaN);
            table.row(List.of(what, measured.text(MICROSECOND), rate(measured), NONE, ratio(ratio), Aims.verdict(Aims.MPI_QUEUE_GROWTH, ratio),
                    measured.bytesText()));
        });
    }

    private MarkdownTable latency() {
        MarkdownTable table = new MarkdownTable("calls", "half round trip of 8 bytes, µs", "ratio to Portals", "aim");
        Optional<Measurement> portals = find("MpiLatency.half", "calls", "PORTALS");
        portals.ifPresent(measured -> table.row(List.of("PtlPut, PtlEQWait", measured.text(MICROSECOND), NONE, NONE)));
        find("MpiLatency.half", "calls", "MPI").ifPresent(measured -> {
            double ratio = portals.map(bare -> measured.median() / bare.median()).orElse(Double.NaN);
            table.row(List.of("MPI_Send, MPI_Recv", measured.text(MICROSECOND), ratio(ratio), Aims.verdict(Aims.MPI_LATENCY, ratio)));
        });
        return table;
    }

    private Optional<Measurement> find(String benchmark, String parameter, String value) {
        return measurements.stream().filter(measured -> measured.benchmark().equals(benchmark) && value.equals(measured.parameters().get(parameter)))
                .findFirst();
    }

    private static String rate(Measurement measured) {
        return String.format(Locale.ROOT, "%,.0f", SECOND / measured.median());
    }

    private static String ratio(double ratio) {
        return Double.isNaN(ratio) ? NONE : String.format(Locale.ROOT, "%.2f", ratio);
    }
}
