package org.portalscope.scenario.protocol.mailbox;

import java.util.List;
import java.util.stream.Stream;

import org.portalscope.scenario.protocol.ProtocolState;
import org.portalscope.scenario.protocol.RequestTable;

/**
 * What mailboxes know of a process.
 *
 * @param ni         the interface, 0 before the mailbox is open
 * @param queue      takes all events
 * @param rest       the entry at the end of the list, which takes what no receive waits for
 * @param pool       address of the memory behind it
 * @param unexpected messages that it took and no receive has got, in the order of their arrival
 */
record MailboxState(long ni, long portal, long queue, long rest, long pool, RequestTable requests, List<Unexpected> unexpected)
        implements ProtocolState {

    static final MailboxState CLOSED = new MailboxState(0, 0, 0, 0, 0, RequestTable.NONE, List.of());

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
}
