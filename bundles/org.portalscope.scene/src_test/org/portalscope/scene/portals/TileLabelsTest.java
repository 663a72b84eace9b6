package org.portalscope.scene.portals;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.model.PortalsFactory;
import org.portalscope.model.Process;

class TileLabelsTest {

    private static final int CHARACTER = 7;

    @Test
    void shouldSayIdAndNameWhereThereIsRoom() {
        assertEquals(List.of("200:0 worker[0]", "201:0 worker[1]"), labels(2, 15));
    }

    @Test
    void shouldLeaveOutTheIdAndThenTheName() {
        assertEquals(List.of("worker[0]", "worker[1]"), labels(2, 9));
        assertEquals(List.of("0", "1"), labels(2, 8));
    }

    @Test
    void shouldSayTheRankBeforeTheNodeId() {
        assertEquals(List.of("0", "1", "15"), List.of(labels(16, 5).get(0), labels(16, 5).get(1), labels(16, 5).get(15)));
        assertEquals(List.of("r", "se0", "se1", "so0"), labels(4, List.of("receiver", "sender[0]", "sender[1]", "sorter[0]")));
        assertEquals(List.of("0", "1", "2"), labels(4, List.of("rank0", "rank1", "rank2")));
    }

    @Test
    void shouldSayTheNodeIdWhereNamesAreEqual() {
        assertEquals(List.of("200:0", "201:0"), labels(6, List.of("portals", "portals")));
        assertEquals(List.of("200:0", "201:0"), labels(6, List.of("node", "node")));
    }

    @Test
    void shouldTellSixteenNarrowTilesApart() {
        List<String> labels = labels(16, 4);
        assertEquals(16, new HashSet<>(labels).size(), labels::toString);
        assertEquals("15", labels.get(15));
    }

    @Test
    void shouldLetTheEndOfALongNameGo() {
        assertEquals("200:0 worker[0]", labels(2, 10).get(0));
    }

    private static List<String> labels(int count, int characters) {
        return labels(characters, IntStream.range(0, count).mapToObj(index -> "worker[" + index + "]").toList());
    }

    private static List<String> labels(int characters, List<String> names) {
        List<Process> processes = IntStream.range(0, names.size()).mapToObj(index -> process(index, names.get(index))).toList();
        return TileLabels.of(processes, characters * CHARACTER, text -> text.length() * CHARACTER);
    }

    private static Process process(int index, String name) {
        Process process = PortalsFactory.eINSTANCE.createProcess();
        process.setIndex(index);
        process.setId(new ProcessId(200 + index, 0));
        process.setName(name);
        return process;
    }
}
