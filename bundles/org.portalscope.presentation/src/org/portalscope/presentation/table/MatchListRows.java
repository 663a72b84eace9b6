package org.portalscope.presentation.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

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
import org.portalscope.presentation.control.SessionController;
import org.portalscope.timeline.cursor.CursorState;
import org.portalscope.timeline.cursor.Outcome;
import org.portalscope.timeline.state.ProcessState;

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
    private final boolean searched;
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
        searched = isSearched();
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

    /** The rows of the entries; one that has left the list in this transition keeps its place until the next. */
    List<StateRow> rows(KeptRows kept) {
        List<ListedEntry> entries = new ArrayList<>();
        MatchEntry entry = process.portals().interfaces().get(portal.networkInterface()).list(portal.index()).first();
        for (; entry != null; entry = entry.next()) {
            addGone(entries, entry.handle());
            entries.add(listed(entries.size() + 1, entry));
        }
        addGone(entries, Ptl.ME_NONE);
        return kept.rows(List.of(process.index(), portal, fields), entries, this::row);
    }

    /** Adds those that went from before an entry. */
    private void addGone(List<ListedEntry> entries, long next) {
        EntryUnlinked gone = unlinked.remove(next);
        if (gone != null) {
            addGone(entries, gone.handle());
            entries.add(new ListedEntry(entries.size() + 1, gone.handle(), RowState.UNLINKED, reason(outcomes.get(gone.handle())), gone.values(), null));
        }
    }

    private ListedEntry listed(int position, MatchEntry entry) {
        Outcome outcome = outcomes.get(entry.handle());
        RowState state = outcome != null ? RowState.of(outcome.verdict()) : searched ? RowState.NOT_EXAMINED : RowState.IDLE;
        return new ListedEntry(position, entry.handle(), state, reason(outcome), entry.values(), entry.attached() == null ? null : attached(entry.attached()));
    }

    private ListedEntry.Attached attached(MemoryDescriptor attached) {
        OptionalLong hits = steered.operationCounts().started(steered.session(), process.index(), attached.handle());
        return new ListedEntry.Attached(attached.handle(), attached.active(), attached.values(), hits);
    }

    private static String reason(Outcome outcome) {
        return outcome == null ? "" : outcome.reason();
    }

    private StateRow row(ListedEntry entry) {
        List<MatchBitField> told = fields;
        return new StateRow(RowKey.of(process.index(), new Subject.OfObject(entry.handle())), entry.state(), entry.subjects(), () -> cells(told, entry));
    }

    private static List<StateCell> cells(List<MatchBitField> fields, ListedEntry entry) {
        EntryValues values = entry.values();
        Cells head = new Cells().number(entry.position()).text(Handle.text(entry.handle()))
                .text(entry.state().word() + (entry.reason().isEmpty() ? "" : ": " + entry.reason())).members(values.members())
                .text(fields.isEmpty() ? "" : MatchBitField.text(fields, values.matchBits(), values.ignoreBits()));
        ListedEntry.Attached attached = entry.attached();
        return attached == null ? head.empty(DESCRIPTOR_COLUMNS).list()
                : head.text(Handle.text(attached.handle())).text(attached.active() ? "yes" : "no").number(attached.hits()).members(members(attached.values()))
                        .list();
    }

    /** Whether the search of this list has begun: its message is for this portal. */
    private boolean isSearched() {
        boolean dropped = isHere && cursor.dropped().filter(DropReason.NO_MATCH::equals).isPresent();
        return (!outcomes.isEmpty() || dropped) && cursor.message().filter(message -> message.portal() == portal.index()).isPresent();
    }
}
