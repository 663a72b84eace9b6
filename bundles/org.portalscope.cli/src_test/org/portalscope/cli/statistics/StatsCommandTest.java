package org.portalscope.cli.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.cli.Main;

class StatsCommandTest {

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void shouldWriteALineForEachNumberAsCsv() {
        assertEquals(0, run("stats", "--format", "csv", "3.11.1-put"));
        List<String> lines = List.of(out.toString().split("\r\n"));
        assertEquals("scenario,process,object,name,detail,class,value,samples,minimum,mean,maximum", lines.get(0));
        assertTrue(lines.contains("3.11.1-put.ptl,server,portal 4,search_depth,,aggregate,1,1,1,1.0,1"), out::toString);
        assertTrue(lines.contains("3.11.1-put.ptl,client,,messages_sent,put,counter,1,,,,"), out::toString);
    }

    @Test
    void shouldWriteOneHeaderAboveAllScenarios() {
        assertEquals(0, run("stats", "--format", "csv", "3.11.1-put", "3.11.2-get"));
        assertEquals(1, out.toString().lines().filter(line -> line.startsWith("scenario,")).count());
        assertTrue(out.toString().contains("3.11.2-get.ptl,"), out::toString);
    }

    @Test
    void shouldQuoteANameWithACommaAsCsv() throws IOException {
        Path file = Files.writeString(folder.resolve("a,\"b\".ptl"), scenario(""));
        assertEquals(0, run("stats", "--format", "csv", file.toString()));
        assertTrue(out.toString().contains("a,\"\"b\"\".ptl\",p,portal 1,match_list_length,,level,1,1,1,1.0,1"), out::toString);
    }

    @Test
    void shouldWriteASampleForEachChangeOfALevel() {
        assertEquals(0, run("stats", "--format", "csv", "--samples", "3.11.1-put"));
        List<String> lines = List.of(out.toString().split("\r\n"));
        assertEquals("scenario,process,object,name,transition,time,value", lines.get(0));
        List<String> queue = lines.stream().filter(line -> line.contains(",server,eq 0,event_queue_length,"))
                .map(line -> line.substring(line.lastIndexOf(',') + 1)).toList();
        assertEquals("0", queue.get(queue.size() - 1));
        assertTrue(queue.contains("1"), queue::toString);
    }

    @Test
    void shouldPutTheNumbersOfEachListAndQueueIntoATable() {
        assertEquals(0, run("stats", "3.11.1-put"));
        assertTrue(out.toString().contains("  portal 4\n    match_list_length  "), out::toString);
        assertTrue(out.toString().contains("\nthe run has ended after "), out::toString);
    }

    @Test
    void shouldEndAsTheRunDoes() throws IOException {
        Path failing = Files.writeString(folder.resolve("failing.ptl"), scenario("assert 1 == 2;"));
        assertEquals(1, run("stats", failing.toString()));
        assertTrue(out.toString().contains("match_list_length"), out::toString);
        assertEquals(3, run("stats", "--limit", "3", "3.11.1-put"));
        assertEquals(2, run("stats", "3.11.1-putt", "3.11.1-put"));
        assertTrue(err.toString().contains("3.11.1-put"), err::toString);
    }

    @Test
    void shouldRefuseOptionsThatDoNotGoTogether() {
        assertEquals(2, run("stats", "--samples", "3.11.1-put"));
        assertEquals(2, run("stats", "--limit", "0", "3.11.1-put"));
        assertEquals(2, run("stats", "--schedule", "x", "3.11.1-put", "3.11.2-get"));
        assertEquals(2, run("stats", "--format", "xml", "3.11.1-put"));
        assertEquals("", out.toString());
        assertEquals(List.of("--samples are for programs: add --format csv or --format json", "--limit wants a number from 1, not 0",
                "--schedule is about one run: name one scenario"), err.toString().lines().limit(3).toList());
    }

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out), new PrintWriter(err), arguments);
    }

    private static String scenario(String statements) {
        return """
                scenario "x";
                process p at 0:0 {
                    PtlInit(&max);
                    PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                    PtlMEAttach(ni, 1, p, 0, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                    %s
                }
                """.formatted(statements);
    }
}
