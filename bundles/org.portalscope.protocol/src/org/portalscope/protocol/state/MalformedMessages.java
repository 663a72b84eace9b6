package org.portalscope.protocol.state;

import java.util.ArrayList;
import java.util.List;

import org.pcollections.TreePMap;
import org.portalscope.engine.api.EventData;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.protocol.ProtocolTable;

/**
 * How many messages a protocol has ignored because they do not fit, by their senders and by what is wrong with them. A sender can be any process of the
 * network: those behind the first {@value #MOST_SENDERS} are counted together. Immutable.
 */
public final class MalformedMessages {

    public static final MalformedMessages NONE = new MalformedMessages(TreePMap.empty());

    private static final int MOST_SENDERS = 256;
    /** Stands for all senders behind the first ones; no process has this id. */
    private static final long OTHERS = ProcessId.ANY.packed();
    private static final List<ProtocolTable.Column> COLUMNS = List.of(new ProtocolTable.Column("process", Unit.NONE),
            new ProtocolTable.Column("reason", Unit.NONE), new ProtocolTable.Column("messages", Unit.COUNT));

    /** By the packed id of the sender, then by the reason. */
    private final TreePMap<Long, TreePMap<String, Long>> counts;

    private MalformedMessages(TreePMap<Long, TreePMap<String, Long>> counts) {
        this.counts = counts;
    }

    public boolean isEmpty() {
        return counts.isEmpty();
    }

    /** How many there have been of all senders. */
    public long count() {
        return counts.values().stream().flatMap(reasons -> reasons.values().stream()).mapToLong(Long::longValue).sum();
    }

    /**
     * With one more message.
     *
     * @param sender its id, packed
     * @param reason one of a few that the protocol knows
     */
    public MalformedMessages with(long sender, String reason) {
        return with(counts.containsKey(sender) || counts.size() < MOST_SENDERS ? sender : OTHERS, reason, 1);
    }

    private MalformedMessages with(long sender, String reason, long more) {
        TreePMap<String, Long> reasons = counts.getOrDefault(sender, TreePMap.empty());
        return new MalformedMessages(counts.plus(sender, reasons.plus(reason, reasons.getOrDefault(reason, 0L) + more)));
    }

    /** The step of a message that is ignored: {@code malformed message ignored: its sender is not a rank (from rank[1], …)}. */
    public static String words(String reason, EventData event, Phrase.Names names) {
        return "malformed message ignored: " + reason + " (from " + names.process(ProcessId.unpacked(event.initiator())) + ", match bits 0x"
                + String.format("%016x", event.matchBits()) + ", " + event.rlength() + " bytes, header data 0x" + Long.toHexString(event.hdrData()) + ')';
    }

    /** As people know them: a row for each sender and reason. */
    public ProtocolTable table() {
        List<ProtocolTable.Row> rows = new ArrayList<>();
        counts.forEach((sender, reasons) -> reasons.forEach((reason, count) -> rows.add(new ProtocolTable.Row(
                List.of(sender == OTHERS ? "others" : ProcessId.unpacked(sender).toString(), reason, count), List.of(), List.of()))));
        return new ProtocolTable("malformed messages", COLUMNS, rows);
    }

    /** The tables of a state, followed by the table of these messages if there are any. */
    public List<ProtocolTable> behind(List<ProtocolTable> tables) {
        if (isEmpty()) {
            return tables;
        }
        List<ProtocolTable> all = new ArrayList<>(tables);
        all.add(table());
        return all;
    }

    /** Writes them field by field. */
    public void write(FieldWriter out) {
        out.number(rows());
        writeRows(out);
    }

    private long rows() {
        return counts.values().stream().mapToLong(TreePMap::size).sum();
    }

    private void writeRows(FieldWriter out) {
        counts.forEach((sender, reasons) -> reasons.forEach((reason, count) -> {
            out.number(sender);
            out.text(reason);
            out.number(count);
        }));
    }

    /** The same where only their number was written before: it was not negative, and how many follow is written negated. */
    public void writeNegated(FieldWriter out) {
        out.number(-rows());
        writeRows(out);
    }

    /**
     * Reads what {@link #writeNegated} has written, or a number of messages of unknown senders.
     *
     * @param unknown what was wrong with these
     */
    public static MalformedMessages readNegated(FieldReader in, String unknown) {
        long written = in.number();
        return written > 0 ? NONE.with(OTHERS, unknown, written) : readRows(in, -written);
    }

    /** Reads what {@link #write} has written. */
    public static MalformedMessages read(FieldReader in) {
        return readRows(in, new ValueReader(in).count());
    }

    private static MalformedMessages readRows(FieldReader in, long rows) {
        MalformedMessages read = NONE;
        for (long left = rows; left > 0; left--) {
            read = read.with(in.number(), ControlCharacters.shown(in.text()), in.number());
        }
        return read;
    }
}
