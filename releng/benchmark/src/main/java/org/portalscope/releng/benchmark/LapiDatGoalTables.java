package org.portalscope.releng.benchmark;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;

/** What was measured of LAPI, uDAPL and GOAL in worlds. */
final class LapiDatGoalTables {

    private static final String NONE = "";
    private static final double MICROSECOND = TimeUnit.MICROSECONDS.toNanos(1);
    private static final double MILLISECOND = TimeUnit.MILLISECONDS.toNanos(1);
    private static final double SECOND = TimeUnit.SECONDS.toNanos(1);
    /** Blocks of the long vectors. */
    private static final int BLOCKS = 1000;

    private final List<Measurement> measurements;

    LapiDatGoalTables(List<Measurement> measurements) {
        this.measurements = measurements;
    }

    void putInto(BiConsumer<String, MarkdownTable> tables) {
        tables.accept("LapiPuts", puts());
        tables.accept("SharedQueueSends", sends());
        tables.accept("GoalRuns", schedules());
    }

    private MarkdownTable puts() {
        MarkdownTable table = new MarkdownTable("call", "a put, µs", "puts a second", "aim", "B/op");
        Optional<Measurement> shortPut = put("LAPI_PUT", 1);
        shortPut.ifPresent(measured -> row(table, "LAPI_Put of 8 bytes", measured, rateVerdict(measured)));
        put("LAPI_PUTV", 1).ifPresent(measured -> row(table, "LAPI_Putv of a block of 8 bytes", measured, NONE));
        Optional<Measurement> contiguous = put("LAPI_PUT", BLOCKS);
        contiguous.ifPresent(measured -> row(table, "LAPI_Put of 8,000 bytes", measured, NONE));
        put("LAPI_PUTV", BLOCKS).ifPresent(measured -> row(table, "LAPI_Putv of 1,000 blocks of 8 bytes", measured,
                Aims.verdict(contiguous.map(put -> Aims.strided(put.median(), BLOCKS) / MICROSECOND).orElse(Double.NaN),
                        measured.median() / MICROSECOND)));
        return table;
    }

    private Optional<Measurement> put(String call, int blocks) {
        return measurements.stream().filter(measured -> measured.benchmark().equals("LapiPuts.run") && call.equals(measured.parameters().get("call"))
                && String.valueOf(blocks).equals(measured.parameters().get("blocks"))).findFirst();
    }

    private MarkdownTable sends() {
        MarkdownTable table = new MarkdownTable("call", "a Send, µs", "Sends a second", "aim", "B/op");
        send("ALL").ifPresent(measured -> row(table, "dat_ep_post_send of 8 bytes, a wait for all completions of a round", measured, rateVerdict(measured)));
        send("EACH").ifPresent(measured -> row(table, "dat_ep_post_send of 8 bytes, a wait for each completion", measured, NONE));
        return table;
    }

    private Optional<Measurement> send(String wait) {
        return measurements.stream().filter(measured -> measured.benchmark().equals("SharedQueueSends.run") && wait.equals(measured.parameters().get("wait")))
                .findFirst();
    }

    private static void row(MarkdownTable table, String call, Measurement measured, String verdict) {
        table.row(List.of(call, measured.text(MICROSECOND), count(SECOND / measured.median()), verdict, measured.bytesText()));
    }

    private static String rateVerdict(Measurement measured) {
        return Aims.rateVerdict(Aims.LAPI_AND_DAT_MESSAGES_PER_SECOND, SECOND / measured.median());
    }

    private MarkdownTable schedules() {
        MarkdownTable table = new MarkdownTable("simulated in", "operations", "whole, ms", "an operation, µs", "B per operation");
        for (String simulation : List.of("WORLD", "QUEUES")) {
            measurements.stream().filter(measured -> measured.benchmark().equals("GoalRuns.run"))
                    .filter(measured -> simulation.equals(measured.parameters().get("simulation"))).forEach(measured -> table.row(List.of(
                            simulation.equals("WORLD") ? "a world" : "plain queues", count(Integer.parseInt(measured.parameters().get("operations"))),
                            measured.text(MILLISECOND), Measurement.number(measured.partTime() / MICROSECOND), measured.partBytesText())));
        }
        return table;
    }

    private static String count(double number) {
        return String.format(Locale.ROOT, "%,.0f", number);
    }
}
