package org.portalscope.mpi.call;

import java.util.Optional;
import java.util.OptionalLong;

import org.portalscope.engine.protocol.MessageEnvelope;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.protocol.ProtocolObject;
import org.portalscope.mpi.message.ReceiveCriteria;
import org.portalscope.mpi.state.Communicator;
import org.portalscope.mpi.state.MpiState;

/** Says whose message is meant: a process by its name, with its rank where that is not the one in {@code MPI_COMM_WORLD}. */
record EnvelopeWords(MpiState state) {

    /** A communicator as an object, whose name the program knows. */
    static ProtocolObject object(Communicator communicator) {
        String type = Communicator.TYPE.words();
        return communicator.isPredefined() ? new ProtocolObject(type, communicator.handle(), "", communicator.name())
                : new ProtocolObject(type, communicator.handle(), "communicator", String.valueOf(communicator.handle()));
    }

    /** The process of a rank: {@code rank[2] (rank 0 of communicator c)}, {@code itself}, {@code any rank of MPI_COMM_WORLD}. */
    Phrase member(Communicator communicator, long rank) {
        if (rank == ReceiveCriteria.ANY) {
            return Phrase.of("any rank of ").object(object(communicator));
        }
        Phrase name = rank == communicator.rank() ? Phrase.of("itself") : Phrase.EMPTY.process(state.ranks().process(communicator.worldRank(rank)));
        return communicator.isPredefined() ? name : name.words(" (rank " + rank + " of ").object(object(communicator)).words(")");
    }

    /** {@code from rank[2], tag 7}. */
    Phrase partner(String preposition, Communicator communicator, long rank, long tag) {
        return Phrase.of(preposition + ' ').then(member(communicator, rank)).words(tag == ReceiveCriteria.ANY ? ", any tag" : ", tag " + tag);
    }

    static MessageEnvelope envelope(Communicator communicator, long rank, long tag) {
        return new MessageEnvelope(object(communicator), number(rank), number(tag), Optional.empty());
    }

    /** The envelope of a message of a collective. */
    static MessageEnvelope envelope(Communicator communicator, long rank, String collective) {
        return new MessageEnvelope(object(communicator), number(rank), OptionalLong.empty(), Optional.of(collective));
    }

    private static OptionalLong number(long value) {
        return value == ReceiveCriteria.ANY ? OptionalLong.empty() : OptionalLong.of(value);
    }
}
