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
        assertEquals(List.of("200:0", "201:0"), labels(2, 8));
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
        return TileLabels.of(IntStream.range(0, count).mapToObj(TileLabelsTest::process).toList(), characters * CHARACTER, text -> text.length() * CHARACTER);
    }

    private static Process process(int index) {
        Process process = PortalsFactory.eINSTANCE.createProcess();
        process.setIndex(index);
        process.setId(new ProcessId(200 + index, 0));
        process.setName("worker[" + index + "]");
        return process;
    }
}
