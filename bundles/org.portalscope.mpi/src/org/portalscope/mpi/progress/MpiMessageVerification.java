package org.portalscope.mpi.progress;

import static org.portalscope.mpi.progress.MpiCalls.state;
import static org.portalscope.mpi.progress.MpiCalls.words;

import org.portalscope.engine.api.EventData;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.mpi.collective.CollectiveKind;
import org.portalscope.mpi.message.MessageBits;
import org.portalscope.mpi.message.MpiMessageFault;
import org.portalscope.mpi.state.Communicator;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.MpiState;
import org.portalscope.mpi.state.PeerCredits;
import org.portalscope.mpi.state.Transfer;
import org.portalscope.mpi.state.UnexpectedMessage;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.state.MalformedMessages;
import org.portalscope.protocol.state.Ranks;

/**
 * Verifies messages before anything that they say is used: the match entries of MPI admit any process, and match bits and header data are what the sender
 * likes. What has passed here can be used without a further check. A message that does not fit is counted, and gives back the credit that it took.
 */
final class MpiMessageVerification {

    private final long eagerLimit;

    /** @param eagerLimit bytes of the longest short message */
    MpiMessageVerification(long eagerLimit) {
        this.eagerLimit = eagerLimit;
    }

    /** What is wrong with a message that has come before its receive, whose START this is; null if it fits. */
    MpiMessageFault ofUnexpected(EventData event, MpiState state) {
        int rank = state.ranks().of(event.initiator());
        MpiMessageFault fault = ofMessage(event, state, rank);
        return fault == null && !hasCredit(event, state.peer(rank), state) ? MpiMessageFault.NO_CREDIT : fault;
    }

    /** What is wrong with a message that a posted receive has taken, whose START this is; null if it fits. */
    MpiMessageFault ofReceived(EventData event, MpiState state) {
        return ofMessage(event, state, state.ranks().of(event.initiator()));
    }

    private MpiMessageFault ofMessage(EventData event, MpiState state, int rank) {
        if (rank == Ranks.NONE) {
            return MpiMessageFault.NO_RANK;
        }
        long bits = event.matchBits();
        long protocol = MessageBits.PROTOCOL.in(bits);
        if (protocol != MessageBits.SHORT && protocol != MessageBits.LONG && protocol != MessageBits.READY) {
            return MpiMessageFault.PROTOCOL;
        }
        return protocol == MessageBits.SHORT && Long.compareUnsigned(event.rlength(), eagerLimit) > 0 ? MpiMessageFault.LENGTH
                : event.hdrData() <= 0 ? MpiMessageFault.KEY : ofEnvelope(bits, rank, state.communicators().of(bits));
    }

    /** @param communicator null if this process has not made it yet: the others may be ahead */
    private static MpiMessageFault ofEnvelope(long bits, int rank, Communicator communicator) {
        long source = MessageBits.SOURCE.in(bits);
        if (communicator != null && (source >= communicator.size() || communicator.worldRank(source) != rank)) {
            return MpiMessageFault.SOURCE;
        }
        long tag = MessageBits.TAG.in(bits);
        return !Communicator.isCollective(MessageBits.CONTEXT.in(bits)) ? tag > MessageBits.LAST_TAG ? MpiMessageFault.TAG : null
                : !CollectiveKind.isTag(tag) || communicator != null && CollectiveKind.root(tag) >= communicator.size() ? MpiMessageFault.COLLECTIVE : null;
    }

    /** Whether the sender may have sent one more message: those that it has not got its credits back for are fewer than these. */
    private static boolean hasCredit(EventData event, PeerCredits sender, MpiState state) {
        return sender.owed() + state.unexpected().costlyCount(event.initiator()) < state.credits();
    }

    /** What is wrong with a message that returns credits; null if at least one of them was spent. */
    static MpiMessageFault ofCredits(EventData event, MpiState state) {
        int rank = state.ranks().of(event.initiator());
        return rank == Ranks.NONE ? MpiMessageFault.NO_RANK
                : event.matchBits() != MessageBits.SOURCE.of(rank) ? MpiMessageFault.CREDIT_BITS
                : event.hdrData() < 1 || event.hdrData() > state.credits() || state.peer(rank).left() >= state.credits() ? MpiMessageFault.CREDIT_COUNT
                : null;
    }

    /** What is wrong with a message that refuses a ready one; null if its sender has a credit to give back, and says nothing else. */
    static MpiMessageFault ofRefusal(EventData event, MpiState state) {
        int rank = state.ranks().of(event.initiator());
        return rank == Ranks.NONE ? MpiMessageFault.NO_RANK
                : event.matchBits() != (MessageBits.PROTOCOL.of(MessageBits.READY) | MessageBits.SOURCE.of(rank)) ? MpiMessageFault.CREDIT_BITS
                : state.peer(rank).left() >= state.credits() ? MpiMessageFault.CREDIT_COUNT
                : null;
    }

    /** Counts a message that is ignored. */
    static void ignore(EventData event, CallContext call, MpiMessageFault fault) {
        MpiCalls.change(call, () -> MalformedMessages.words(fault.words(), event, call.names()), state -> state.ignoring(event.initiator(), fault));
    }

    /** Counts the acknowledgement of a long send that its receiver has fetched. */
    static void ignoreAcknowledgement(CallContext call, MpiRequest send) {
        Transfer transfer = send.transfer();
        ProcessId receiver = state(call).ranks().process(state(call).communicator(transfer.communicator()).worldRank(transfer.peer()));
        MpiCalls.change(call, () -> "malformed message ignored: " + MpiMessageFault.ACKNOWLEDGED_TWICE.words() + " (" + words(send, call) + ')',
                state -> state.ignoring(receiver.packed(), MpiMessageFault.ACKNOWLEDGED_TWICE));
    }

    /** Counts a message that is ignored, and gives its sender the credit back that it took; one without a credit took none, and who is no rank has none. */
    static void refuse(EventData event, CallContext call, MpiMessageFault fault) {
        int rank = state(call).ranks().of(event.initiator());
        boolean owes = rank != Ranks.NONE && fault != MpiMessageFault.NO_CREDIT && state(call).peer(rank).owed() < state(call).credits();
        MpiCalls.change(call, () -> MalformedMessages.words(fault.words(), event, call.names()), state -> {
            MpiState counted = state.ignoring(event.initiator(), fault);
            return owes ? counted.credits(rank, peer -> peer.owing(1)) : counted;
        });
    }

    /** Ignores the messages that came before this process had their communicator, and that do not fit into it. */
    static void refuseMisfits(CallContext call, Communicator made) {
        for (UnexpectedMessage message : state(call).unexpected().messages()) {
            int rank = state(call).ranks().of(message.sender().packed());
            MpiMessageFault fault = state(call).communicators().of(message.bits()) == made ? ofEnvelope(message.bits(), rank, made) : null;
            if (fault != null) {
                Delivery.refuse(call, message, fault);
            }
        }
    }
}
