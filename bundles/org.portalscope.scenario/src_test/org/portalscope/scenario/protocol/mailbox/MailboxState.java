package org.portalscope.scenario.protocol.mailbox;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.portalscope.engine.description.Unit;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.state.RequestTable;

/**
 * What mailboxes know of a process.
 *
 * @param queue      takes all events; 0 before the mailbox is open, as are the others
 * @param rest       the entry at the end of the list, which takes what no receive waits for
 * @param pool       address of the memory behind it
 * @param unexpected messages that it took and no receive has got, in the order of their arrival
 */
record MailboxState(long ni, long portal, long queue, long rest, long pool, RequestTable requests, List<Unexpected> unexpected)
        implements ProtocolState {

    static final MailboxState CLOSED = new MailboxState(0, 0, 0, 0, 0, RequestTable.NONE, List.of());

    private static final List<ProtocolTable.Column> COLUMNS = List.of(new ProtocolTable.Column("tag", Unit.NONE),
            new ProtocolTable.Column("length", Unit.BYTES), new ProtocolTable.Column("arrived", Unit.NONE));

    static MailboxState open(long ni, long portal, long queue, long rest, long pool) {
        return new MailboxState(ni, portal, queue, rest, pool, RequestTable.NONE, List.of());
    }

    /**
     * A message in the pool.
     *
     * @param link    of its events
     * @param offset  in the pool
     * @param length  bytes
     * @param arrived whether its data are there
     * @param claim   the receive that gets it once they are, or null
     */
    record Unexpected(long link, long tag, long offset, long length, boolean arrived, Claim claim) {

        Unexpected there() {
            return new Unexpected(link, tag, offset, length, true, claim);
        }

        Unexpected claimedBy(Claim receive) {
            return new Unexpected(link, tag, offset, length, arrived, receive);
        }

        void write(FieldWriter out) {
            for (long field : new long[] {link, tag, offset, length, arrived ? 1 : 0, claim == null ? 0 : claim.request}) {
                out.number(field);
            }
            if (claim != null) {
                out.number(claim.address);
                out.number(claim.length);
            }
        }

        static Unexpected read(FieldReader in) {
            Unexpected message = new Unexpected(in.number(), in.number(), in.number(), in.number(), in.number() != 0, null);
            long request = in.number();
            return request == 0 ? message : message.claimedBy(new Claim(request, in.number(), in.number()));
        }
    }

    /** A receive that found its message in the pool. */
    record Claim(long request, long address, long length) {
    }

    MailboxState with(RequestTable changed) {
        return new MailboxState(ni, portal, queue, rest, pool, changed, unexpected);
    }

    MailboxState with(Unexpected message) {
        return withMessages(Stream.concat(unexpected.stream(), Stream.of(message)).toList());
    }

    MailboxState replaced(Unexpected before, Unexpected after) {
        return withMessages(unexpected.stream().map(message -> message.equals(before) ? after : message).toList());
    }

    MailboxState without(Unexpected message) {
        return withMessages(unexpected.stream().filter(other -> !other.equals(message)).toList());
    }

    private MailboxState withMessages(List<Unexpected> messages) {
        return new MailboxState(ni, portal, queue, rest, pool, requests, messages);
    }

    Unexpected withLink(long link) {
        return unexpected.stream().filter(message -> message.link() == link).findFirst().orElse(null);
    }

    /** The first message with a tag that no receive has claimed, or null. */
    Unexpected withTag(long tag) {
        return unexpected.stream().filter(message -> message.tag() == tag && message.claim() == null).findFirst().orElse(null);
    }

    @Override
    public void write(FieldWriter out) {
        out.number(queue == 0 ? 0 : 1);
        if (queue != 0) {
            out.handle(ni);
            out.number(portal);
            out.handle(queue);
            out.handle(rest);
            out.number(pool);
            requests.write(out);
            out.number(unexpected.size());
            unexpected.forEach(message -> message.write(out));
        }
    }

    static MailboxState read(FieldReader in) {
        if (in.number() == 0) {
            return CLOSED;
        }
        MailboxState state = new MailboxState(in.handle(), in.number(), in.handle(), in.handle(), in.number(), RequestTable.read(in), List.of());
        List<Unexpected> messages = new ArrayList<>();
        for (long left = in.number(); left > 0; left--) {
            messages.add(Unexpected.read(in));
        }
        return state.withMessages(messages);
    }

    @Override
    public long unexpectedMessages() {
        return unexpected.stream().filter(message -> message.claim() == null).count();
    }

    @Override
    public List<ProtocolTable> tables() {
        return List.of(requests.table(), new ProtocolTable("unexpected messages", COLUMNS, unexpected.stream()
                .map(message -> new ProtocolTable.Row(List.of(message.tag(), message.length(), message.arrived()), List.of(rest), List.of())).toList()));
    }
}
