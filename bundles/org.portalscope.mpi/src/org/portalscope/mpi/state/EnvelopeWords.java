package org.portalscope.mpi.state;

import java.util.Optional;
import java.util.OptionalLong;

import org.portalscope.engine.protocol.MessageEnvelope;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.protocol.ProtocolObject;
import org.portalscope.mpi.message.MessageBits;
import org.portalscope.mpi.message.ReceiveCriteria;

/** Says whose message is meant: a process by its name, with its rank where that is not the one in {@code MPI_COMM_WORLD}. */
public record EnvelopeWords(MpiState state) {

    private static final String COLLECTIVE = ", collective";

    /** A communicator as an object, whose name the program knows. */
    public static ProtocolObject object(Communicator communicator) {
        return communicator.isPredefined() ? new ProtocolObject(Communicator.TYPE.words(), communicator.handle(), "", communicator.name())
                : object(communicator.handle());
    }

    private static ProtocolObject object(long handle) {
        return new ProtocolObject(Communicator.TYPE.words(), handle, "communicator", String.valueOf(handle));
    }

    /** A process by its rank in {@code MPI_COMM_WORLD}. */
    public Phrase process(int worldRank) {
        return Phrase.EMPTY.process(state.ranks().process(worldRank));
    }

    /** The process of a rank, be it this one or another: {@code rank[2] (rank 0 of communicator c)}. */
    public Phrase named(Communicator communicator, long rank) {
        return ranked(process(communicator.worldRank(rank)), communicator, rank);
    }

    private static Phrase ranked(Phrase name, Communicator communicator, long rank) {
        return communicator.isPredefined() ? name : name.words(" (rank " + rank + " of ").object(object(communicator)).words(")");
    }

    /** The process of a rank: {@code rank[2] (rank 0 of communicator c)}, {@code itself}, {@code any rank of MPI_COMM_WORLD}. */
    public Phrase member(Communicator communicator, long rank) {
        return rank == ReceiveCriteria.ANY ? Phrase.of("any rank of ").object(object(communicator))
                : rank == communicator.rank() ? ranked(Phrase.of("itself"), communicator, rank) : named(communicator, rank);
    }

    /** {@code from rank[2], tag 7}. */
    public Phrase partner(String preposition, Communicator communicator, long rank, long tag) {
        return Phrase.of(preposition + ' ').then(member(communicator, rank)).words(tag(tag));
    }

    private static String tag(long tag) {
        return tag == ReceiveCriteria.ANY ? ", any tag" : ", tag " + tag;
    }

    /** {@code send to rank[1], tag 7}; a collective by its call. */
    public Phrase transfer(Transfer transfer) {
        if (transfer.kind() == Transfer.Kind.COLLECTIVE) {
            return Phrase.of(transfer.name());
        }
        String preposition = transfer.kind().isSend() ? "to" : "from";
        Phrase begin = Phrase.of(transfer.name() + ' ' + preposition + ' ');
        if (transfer.peer() == ReceiveCriteria.PROC_NULL) {
            return begin.words("MPI_PROC_NULL");
        }
        Communicator communicator = state.communicator(transfer.communicator());
        Phrase peer = communicator != null ? member(communicator, transfer.peer())
                : Phrase.of("rank " + transfer.peer() + " of ").object(object(transfer.communicator()));
        return begin.then(peer).words(Communicator.isCollective(transfer.context()) ? COLLECTIVE : tag(transfer.tag()));
    }

    /** {@code request 3, send to rank[1], tag 7}. */
    public Phrase request(MpiRequest request) {
        return Phrase.of("request " + request.number() + ", ").then(transfer(request.transfer()));
    }

    /** {@code persistent request 3, send to rank[1], tag 7}. */
    public Phrase request(PersistentRequest request) {
        return Phrase.of("persistent request " + request.number() + ", ").then(transfer(request.transfer()));
    }

    /** {@code message 3 from rank[1], tag 7}. */
    public Phrase message(UnexpectedMessage message) {
        long context = MessageBits.CONTEXT.in(message.bits());
        Communicator communicator = state.communicators().of(message.bits());
        Phrase sender = message.sender().equals(state.ranks().process(state.ranks().own())) ? Phrase.of("itself") : Phrase.EMPTY.process(message.sender());
        Phrase from = communicator != null ? ranked(sender, communicator, message.source()) : sender;
        return Phrase.of("message " + message.number() + " from ").then(from).words(Communicator.isCollective(context) ? COLLECTIVE : tag(message.tag()));
    }

    public static MessageEnvelope envelope(Communicator communicator, long rank, long tag) {
        return new MessageEnvelope(object(communicator), number(rank), number(tag), Optional.empty());
    }

    /** The envelope of a message of a collective. */
    public static MessageEnvelope envelope(Communicator communicator, long rank, String collective) {
        return new MessageEnvelope(object(communicator), number(rank), OptionalLong.empty(), Optional.of(collective));
    }

    private static OptionalLong number(long value) {
        return value == ReceiveCriteria.ANY ? OptionalLong.empty() : OptionalLong.of(value);
    }
}
