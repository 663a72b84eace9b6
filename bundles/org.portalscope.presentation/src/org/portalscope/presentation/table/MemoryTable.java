package org.portalscope.presentation.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

import org.portalscope.engine.memory.Region;
import org.portalscope.engine.step.Numbers;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.Subject.OfExtent;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.timeline.cursor.CursorState;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.state.ProcessState;

/** A page of the memory of a process, 16 bytes a row, each in a column of its own; however large a region is, no more than the page is looked at. */
public final class MemoryTable implements StateTableSource {

    /** Bytes of a page. */
    public static final int PAGE = 1 << 16;

    @Override
    public List<Subject> choices(SessionController steered, int process) {
        return steered.session().state().process(process).portals().memory().regions().stream().<Subject>map(MemoryTable::extent).toList();
    }

    private static OfExtent extent(Region region) {
        return new OfExtent(region.address(), region.length());
    }

    @Override
    public String exampleOfFilter() {
        return "characters:hello";
    }

    @Override
    public StateTable table(SessionController steered, int process, Optional<Subject> chosen) {
        ProcessState state = steered.session().state().process(process);
        return chosen.filter(OfExtent.class::isInstance).map(OfExtent.class::cast).flatMap(it -> page(state, it.address()))
                .or(() -> atCursor(steered.session().cursorState(), state)).or(() -> state.portals().memory().regions().stream().findFirst()
                        .flatMap(region -> page(state, region.address())))
                .map(page -> page.table(state)).orElseGet(() -> new StateTable(RowKey.of(process, new Subject.OfProcess(state.id())),
                        state.label() + ": no region of memory", MemoryRows.COLUMNS, List.of()));
    }

    /** The page that the last step is about. */
    private static Optional<Page> atCursor(CursorState cursor, ProcessState state) {
        return cursor.process() != state.index() ? Optional.empty() : Optional.ofNullable(cursor.current())
                .flatMap(step -> step.subjects().stream().filter(OfExtent.class::isInstance).map(OfExtent.class::cast)
                        .flatMap(extent -> page(state, extent.address()).stream()).findFirst());
    }

    private static Optional<Page> page(ProcessState state, long address) {
        return Optional.ofNullable(state.portals().memory().at(address))
                .map(region -> new Page(region, (address - region.address()) / PAGE * PAGE));
    }

    /**
     * The page before or behind that of a table, if the region goes on there.
     *
     * @param shown made by this source
     */
    public static Optional<Subject> turn(Session session, StateTable shown, boolean forward) {
        if (!(shown.about().subject() instanceof OfExtent now)) {
            return Optional.empty();
        }
        long wanted = forward ? now.address() + now.length() : now.address() - 1;
        return page(session.state().process(shown.about().process()), wanted)
                .map(page -> new OfExtent(page.region.address() + page.from, Math.min(PAGE, page.region.length() - page.from)));
    }

    /** What a user who types a number or the name of a region wants to see, if there is memory. */
    public static Optional<Subject> find(Session session, int process, String text) {
        List<Region> regions = session.state().process(process).portals().memory().regions();
        Optional<Subject> named = regions.stream().filter(region -> region.name().equals(text.strip())).<Subject>map(MemoryTable::extent).findFirst();
        return named.isPresent() ? named : number(text).stream().mapToObj(address -> session.state().process(process).portals().memory().at(address))
                .flatMap(region -> Optional.ofNullable(region).stream()).<Subject>map(region -> new OfExtent(number(text).orElseThrow(), 1)).findFirst();
    }

    private static OptionalLong number(String text) {
        try {
            return OptionalLong.of(Long.decode(text.strip().replace("_", "")));
        } catch (NumberFormatException e) {
            return OptionalLong.empty(); // It is the name of a region, or of nothing.
        }
    }

    /** @param from index of its first byte in the region */
    private record Page(Region region, long from) {

        StateTable table(ProcessState state) {
            int length = (int) Math.min(PAGE, region.length() - from);
            long address = region.address() + from;
            byte[] bytes = region.block().copy((int) from, length);
            List<StateRow> rows = new ArrayList<>(length / MemoryRows.WIDTH + 1);
            MemoryRows made = new MemoryRows(state, address, bytes);
            for (int row = 0; row < length; row += MemoryRows.WIDTH) {
                OfExtent extent = new OfExtent(address + row, Math.min(MemoryRows.WIDTH, length - row));
                int first = row;
                rows.add(new StateRow(RowKey.of(state.index(), extent), RowState.IDLE, Set.of(extent(region)), () -> made.cells(first)));
            }
            return new StateTable(RowKey.of(state.index(), new OfExtent(address, length)), heading(state, length), MemoryRows.COLUMNS, rows);
        }

        private String heading(ProcessState state, int length) {
            String part = length == region.length() ? "" : ", of which " + Numbers.hex(region.address() + from) + " to "
                    + Numbers.hex(region.address() + from + length - 1);
            return state.label() + ", " + region.name() + ": " + Numbers.count(region.length(), "byte") + " at " + Numbers.hex(region.address()) + part;
        }
    }
}
