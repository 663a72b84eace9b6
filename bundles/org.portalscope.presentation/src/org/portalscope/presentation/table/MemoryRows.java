package org.portalscope.presentation.table;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.step.Numbers;
import org.portalscope.timeline.state.ProcessState;

/** The cells of a page of memory: address, bytes, characters, and the descriptors that use them. */
final class MemoryRows {

    /** Bytes of a row. */
    static final int WIDTH = 16;

    static final List<StateColumn> COLUMNS = columns();

    private static final HexFormat HEX = HexFormat.of();
    private static final int FIRST_PRINTED = 0x20;
    private static final int LAST_PRINTED = 0x7E;

    private final long address;
    private final byte[] bytes;
    private final List<Use> uses;

    /** Memory that a descriptor uses. */
    private record Use(long start, long length, long descriptor) {

        boolean meets(long from, long size) {
            return from < start + length && start < from + size;
        }
    }

    MemoryRows(ProcessState state, long address, byte[] bytes) {
        this.address = address;
        this.bytes = bytes;
        uses = state.portals().interfaces().stream().flatMap(ni -> ni.descriptors().all().stream()).map(MemoryRows::use)
                .filter(use -> use.meets(address, bytes.length)).toList();
    }

    private static Use use(MemoryDescriptor descriptor) {
        return new Use(descriptor.start(), descriptor.length(), descriptor.handle());
    }

    private static List<StateColumn> columns() {
        List<StateColumn> columns = new ArrayList<>(List.of(StateColumn.digits("address")));
        for (int i = 0; i < WIDTH; i++) {
            columns.add(StateColumn.digits("+" + Integer.toHexString(i)));
        }
        columns.add(StateColumn.digits("characters"));
        columns.add(StateColumn.words("descriptors"));
        return List.copyOf(columns);
    }

    /** @param first index of the row's first byte in the page */
    List<StateCell> cells(int first) {
        Cells cells = new Cells().hex(address + first);
        int length = Math.min(WIDTH, bytes.length - first);
        StringBuilder characters = new StringBuilder();
        for (int i = first; i < first + length; i++) {
            cells.text(HEX.toHexDigits(bytes[i]));
            characters.append(bytes[i] >= FIRST_PRINTED && bytes[i] <= LAST_PRINTED ? (char) bytes[i] : '.');
        }
        return cells.empty(WIDTH - length).text(characters.toString()).text(users(address + first, length)).list();
    }

    private String users(long from, int length) {
        return uses.stream().filter(use -> use.meets(from, length))
                .map(use -> Handle.text(use.descriptor) + (use.start >= from ? " from " + Numbers.hex(use.start) : "")).collect(Collectors.joining(", "));
    }
}
