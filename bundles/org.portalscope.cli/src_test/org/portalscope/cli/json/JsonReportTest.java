package org.portalscope.cli.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.cli.Marker;
import org.portalscope.cli.PutScenario;
import org.portalscope.export.report.RunDescription;
import org.portalscope.export.report.TransitionReporter;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.run.ForwardRun;
import org.portalscope.timeline.session.Launch;
import org.portalscope.world.schedule.RoundRobinScheduler;

class JsonReportTest {

    private static final String PUT = PutScenario.text("0x8000_0000_0000_0007", "PtlEQWait(eq, &event); print \"offset \", event.offset;", """
            repeat 3 { x = 1; }
            PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 0x8000_0000_0000_0007, 8, 0xFFFF_FFFF_FFFF_FFFF);
            PtlPut(md, PTL_NOACK_REQ, server, 5, 0, 0, 0xFFFF_FFFF_FFFF_FFFF, 0);
            """);

    @Test
    void shouldTellACallWithItsArgumentsByNameWhatItReturnedAndItsOutputs() throws Exception {
        String call = line(PUT, "\"function\":\"PtlMDBind\"");
        assertContains(call, "\"arguments\":{\"interface\":\"ni 0\",\"mem_desc\":{\"start\":\"0x");
        assertContains(call, "\"length\":5,\"threshold\":-1,\"max_offset\":\"18446744073709551615\",\"options\":[]");
        assertContains(call, "\"returns\":\"PTL_OK\",\"outputs\":{\"handle\":\"md 0\"}");
    }

    @Test
    void shouldKeepEveryBitOfNumbersThatADoubleWouldRound() throws Exception {
        String call = line(PUT, "\"function\":\"PtlPut\"");
        assertContains(call, "\"match_bits\":\"0x8000000000000007\",\"offset\":8,\"hdr_data\":\"0xffffffffffffffff\"");
        assertContains(lines(PUT).stream().filter(line -> line.contains("\"portal\":5,\"cookie\"")).findFirst().orElseThrow(),
                "\"offset\":\"18446744073709551615\"");
    }

    @Test
    void shouldTellWhichEntryTookAMessageAndWhyAnotherWasDropped() throws Exception {
        List<String> arrivals = lines(PUT).stream().filter(line -> line.contains("\"kind\":\"delivery\"")).toList();
        assertContains(arrivals.get(0), "\"outcome\":{\"result\":\"accepted\",\"entry\":{\"handle\":\"me 0\",\"portal\":4,\"position\":1},\"operation\":{");
        assertContains(arrivals.get(1), "\"outcome\":{\"result\":\"dropped\",\"reason\":\"NO_MATCH\",");
        assertContains(arrivals.get(1), "\"status_register\":\"PTL_SR_DROP_NO_MATCH\"");
        assertContains(arrivals.get(1), "\"reason\":\"NO_MATCH\",\"forgotten\":null,\"after\":1}");
    }

    @Test
    void shouldTellTheNumbersOfACheckAndItsSection() throws Exception {
        assertContains(line(PUT, "\"kind\":\"delivery\""), "{\"step\":\"check\",\"name\":\"BitsCheck\",\"scope\":\"entry\",\"passed\":true,"
                + "\"words\":\"entry 1 matches the bits 0x8000_0000_0000_0007\",\"section\":\"3.7.1\",\"fields\":{"
                + "\"entry\":{\"handle\":\"me 0\",\"portal\":4,\"position\":1},\"request_bits\":\"0x8000000000000007\","
                + "\"match_bits\":\"0x8000000000000007\",\"ignore_bits\":\"0x0000000000000000\"}}");
    }

    @Test
    void shouldTellAllMembersOfAnEventThatAWaitReturned() throws Exception {
        String woken = line(PUT, "\"goes_on\":true},\"call\":{\"function\":\"PtlEQWait\"");
        assertContains(woken, "\"arguments\":{\"eventq\":\"eq 0\"},\"returns\":\"PTL_OK\",\"outputs\":{\"event\":{\"type\":\"PTL_EVENT_PUT_START\","
                + "\"initiator\":{\"nid\":0,\"pid\":0},\"uid\":100,\"portal\":4,\"match_bits\":\"0x8000000000000007\",\"rlength\":5,"
                + "\"mlength\":5,\"offset\":8,\"md_handle\":\"md 0\",\"mem_desc\":{");
        assertContains(woken, "\"hdr_data\":\"0xffffffffffffffff\",\"link\":1,\"ni_fail_type\":\"PTL_NI_OK\",\"sequence\":1}}");
    }

    @Test
    void shouldTellBytesAndWhatTheProgramPrints() throws Exception {
        assertContains(line(PUT, "\"name\":\"BytesWritten\""), "\"before\":\"0000000000\",\"after\":\"68656c6c6f\"");
        assertContains(line(PUT, "\"prints\":[\"offset 8\"]"), "\"kind\":\"statement\"");
    }

    @Test
    void shouldTellTheStateAtTheStart() throws Exception {
        assertContains(lines(PUT).get(0), "\"state\":{\"dead\":false,\"regions\":[{\"name\":\"inbox\",\"address\":\"0x0000000000001000\",\"length\":64,"
                + "\"extents\":[]}],\"interfaces\":[{\"id\":{\"nid\":1,\"pid\":0},\"limits\":null,\"dropped\":0,\"access_entries\":[],\"match_lists\":[],");
        assertContains(lines(PUT).get(0), "\"extents\":[{\"address\":\"0x0000000000001000\",\"bytes\":\"68656c6c6f\"}]");
    }

    @Test
    void shouldTellTheStateAtTheEndWithTheMemoryThatHasChanged() throws Exception {
        List<String> lines = lines(PUT);
        String end = lines.get(lines.size() - 1);
        assertContains(end, "\"in_flight\":[],\"processes\":[{\"name\":\"server\",\"state\":{\"dead\":false,\"regions\":[{\"name\":\"inbox\",");
        assertContains(end, "\"extents\":[{\"address\":\"0x0000000000001008\",\"bytes\":\"68656c6c6f\"}]");
        assertContains(end, "\"dropped\":1,");
        assertContains(end, "\"match_lists\":[{\"portal\":4,\"entries\":[{\"handle\":\"me 0\",\"descriptor\":\"md 0\",\"portal\":4,");
        assertContains(end, "\"queues\":[{\"handle\":\"eq 0\",\"capacity\":8,\"lost\":0,\"waiting_threads\":[],"
                + "\"events\":[{\"event\":{\"type\":\"PTL_EVENT_PUT_END\",");
        assertContains(end, "\"name\":\"greeting\",\"address\":\"0x0000000000001000\",\"length\":5,\"extents\":[]}");
    }

    @Test
    void shouldTellWhatTheMatchBitsOfAProcessMean() throws Exception {
        assertContains(lines(Marker.put()).get(0), "\"name\":\"server\",\"interfaces\":[{\"id\":{\"nid\":1,\"pid\":0},\"uid\":100}],"
                + "\"match_bit_fields\":[{\"name\":\"context\",\"shift\":32,\"width\":32},{\"name\":\"tag\",\"shift\":0,\"width\":32}]");
        assertEquals(-1, lines(PUT).get(0).indexOf("match_bit_fields"));
    }

    private static void assertContains(String line, String part) {
        assertTrue(line.contains(part), () -> part + "\nin\n" + line);
    }

    private static String line(String source, String part) throws IOException, ScenarioException {
        return lines(source).stream().filter(line -> line.contains(part)).findFirst().orElseThrow(() -> new AssertionError("no line has " + part));
    }

    private static List<String> lines(String source) throws IOException, ScenarioException {
        return lines(ScenarioReader.parse("put.ptl", source).get());
    }

    private static List<String> lines(Scenario scenario) throws IOException {
        ForwardRun run = new Launch(scenario.title(), "", scenario::world, RoundRobinScheduler::new).forwardRun(1000);
        StringWriter out = new StringWriter();
        JsonReport report = new JsonReport(out);
        report.begin(RunDescription.of(scenario, run.state(), "round-robin", List.of()));
        report.end(run.follow(new TransitionReporter(report), () -> false));
        List<String> lines = out.toString().lines().toList();
        assertEquals(0, lines.stream().filter(line -> !line.startsWith("{\"record\":")).count());
        return lines;
    }
}
