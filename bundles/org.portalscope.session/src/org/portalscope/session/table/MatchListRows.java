package org.portalscope.session.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.effect.EntryUnlinked;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.state.DescriptorValues;
import org.portalscope.engine.state.EntryValues;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.step.Subject;
import org.portalscope.session.control.SessionController;
import org.portalscope.session.cursor.CursorState;
import org.portalscope.session.cursor.Outcome;
import org.portalscope.session.state.ProcessState;

/** The rows of a match list: what has become of each entry, and all members of it and of its descriptor. */
final class MatchListRows {

    private static final String ENTRY = "entry";

    /** The columns, in the order in which people compare entries: what it wants, what it has room for, then the rest. */
    static final List<StateColumn> COLUMNS = columns();

    private static final int DESCRIPTOR_COLUMNS = descriptorColumns().size();

    private final SessionController steered;
    private final ProcessState process;
    private final Subject.OfPortal portal;
    private final CursorState cursor;
    private final boolean isHere;
    private final List<MatchBitField> fields;
    private final Map<Long, Outcome> outcomes = new HashMap<>();
    private final Map<Long, EntryUnlinked> unlinked = new HashMap<>();

    MatchListRows(SessionController steered, ProcessState process, Subject.OfPortal portal) {
        this.steered = steered;
        cursor = steered.session().cursorState();
        this.process = process;
        this.portal = portal;
        isHere = cursor.process() == process.index();
        fields = process.matchBitFields();
        if (isHere) {
            cursor.outcomes().forEach(outcome -> outcomes.put(outcome.handle(), outcome));
            cursor.made().stream().filter(EntryUnlinked.class::isInstance).map(EntryUnlinked.class::cast).filter(this::isOfList)
                    .forEach(gone -> unlinked.put(gone.next(), gone));
        }
    }

    private static List<StateColumn> columns() {
        List<StateColumn> columns = new ArrayList<>(List.of(StateColumn.number("position"), StateColumn.words(ENTRY), StateColumn.words("outcome")));
        columns.addAll(MemberColumns.of(new EntryValues(0, ProcessId.ANY, 0, 0, Unlink.PTL_RETAIN)));
        columns.add(StateColumn.words("meaning"));
        columns.addAll(descriptorColumns());
        return List.copyOf(columns);
    }

    private static List<StateColumn> descriptorColumns() {
        List<StateColumn> columns = new ArrayList<>(List.of(StateColumn.words("descriptor"), StateColumn.words("active"),
                StateColumn.number("hits")));
        MemberColumns.of(DescriptorValues.created(MdValues.ILLEGAL, Ptl.ME_NONE, Unlink.PTL_RETAIN, Unlink.PTL_RETAIN)).stream()
                .filter(column -> !column.name().equals(ENTRY)).forEach(columns::add);
        return columns;
    }

    /** All members but its entry, which the row is about. */
    private static List<Field> members(DescriptorValues descriptor) {
        return MemberColumns.flat(descriptor).stream().filter(member -> !member.name().equals(ENTRY)).toList();
    }

    private boolean isOfList(EntryUnlinked gone) {
        return Handle.networkInterface(gone.handle()) == portal.networkInterface() && gone.values().portal() == portal.index();
    }

    /** Adds the entries; one that has left the list in this transition keeps its place until the next. */
    void addTo(List<StateRow> rows) {
        int position = 1;
        MatchEntry entry = process.portals().interfaces().get(portal.networkInterface()).list(portal.index()).first();
        for (; entry != null; entry = entry.next()) {
            position += addGone(rows, position, entry.handle());
            rows.add(row(position++, entry));
        }
        addGone(rows, position, Ptl.ME_NONE);
    }

    /** Adds those that went from before an entry, and says how many places they had. */
    private int addGone(List<StateRow> rows, int position, long next) {
        EntryUnlinked gone = unlinked.remove(next);
        if (gone == null) {
            return 0;
        }
        int before = addGone(rows, position, gone.handle());
        int place = position + before;
        rows.add(new StateRow(key(gone.handle()), RowState.UNLINKED, Set.of(), () -> head(place, gone.handle(), RowState.UNLINKED, gone.values())
                .empty(DESCRIPTOR_COLUMNS).list()));
        return before + 1;
    }

    private StateRow row(int position, MatchEntry entry) {
        RowState state = state(entry.handle());
        EntryValues values = entry.values();
        MemoryDescriptor attached = entry.attached();
        if (attached == null) {
            return new StateRow(key(entry.handle()), state, Set.of(), () -> head(position, entry.handle(), state, values).empty(DESCRIPTOR_COLUMNS).list());
        }
        long handle = attached.handle();
        boolean active = attached.active();
        DescriptorValues descriptor = attached.values();
        OptionalLong hits = steered.operationCounts().started(steered.session(), process.index(), handle);
        return new StateRow(key(entry.handle()), state, Set.of(new Subject.OfObject(handle)), () -> head(position, entry.handle(), state, values)
                .text(Handle.text(handle)).text(active ? "yes" : "no").number(hits).members(members(descriptor)).list());
    }

    private RowKey key(long handle) {
        return RowKey.of(process.index(), new Subject.OfObject(handle));
    }

    private Cells head(int position, long handle, RowState state, EntryValues values) {
        String reason = Optional.ofNullable(outcomes.get(handle)).map(Outcome::reason).filter(why -> !why.isEmpty()).map(why -> ": " + why).orElse("");
        return new Cells().number(position).text(Handle.text(handle)).text(state.word() + reason).members(values.members())
                .text(fields.isEmpty() ? "" : MatchBitField.text(fields, values.matchBits(), values.ignoreBits()));
    }

    private RowState state(long handle) {
        Outcome outcome = outcomes.get(handle);
        if (outcome == null) {
            return isSearched() ? RowState.NOT_EXAMINED : RowState.IDLE;
        }
        return RowState.of(outcome.verdict());
    }

    /** Whether the search of this list has begun: its message is for this portal. */
    private boolean isSearched() {
        boolean dropped = isHere && cursor.dropped().filter(DropReason.NO_MATCH::equals).isPresent();
        return (!outcomes.isEmpty() || dropped) && cursor.message().filter(message -> message.portal() == portal.index()).isPresent();
    }
}
