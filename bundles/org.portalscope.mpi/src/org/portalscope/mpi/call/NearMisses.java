package org.portalscope.mpi.call;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.protocol.NearMiss;
import org.portalscope.engine.protocol.NearMiss.Difference;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.mpi.collective.CollectiveKind;
import org.portalscope.mpi.message.MessageBits;
import org.portalscope.mpi.message.ReceiveCriteria;
import org.portalscope.mpi.state.Communicator;
import org.portalscope.mpi.state.EnvelopeWords;
import org.portalscope.mpi.state.MpiState;
import org.portalscope.mpi.state.UnexpectedMessage;

/** Finds unexpected messages that a call would take if their tag, their source or their communicator were another, or if they were of no collective. */
final class NearMisses {

    /** The most near misses that a sentence lists. */
    private static final int MOST = 8;

    private final MpiState state;
    private final Communicator communicator;
    private final ReceiveCriteria wanted;
    private final String call;

    /**
     * @param communicator in which a message is wanted
     * @param call         how the sentence calls what wants it, such as {@code this receive}; a collective is not named
     */
    NearMisses(MpiState state, Communicator communicator, ReceiveCriteria wanted, String call) {
        this.state = state;
        this.communicator = communicator;
        this.wanted = wanted;
        this.call = call;
    }

    /** Those with the smallest difference first: a tag, a source, a communicator, a collective. */
    List<NearMiss> all() {
        Stream<UnexpectedMessage> free = state.unexpected().messages().stream().filter(UnexpectedMessage::isFree);
        return free.flatMap(message -> of(message).stream()).sorted(Comparator.comparing(NearMiss::differs)).limit(MOST).toList();
    }

    private Optional<NearMiss> of(UnexpectedMessage message) {
        Communicator sentOn = state.communicators().of(message.bits());
        if (sentOn == null) {
            return Optional.empty();
        }
        boolean isCollective = Communicator.isCollective(MessageBits.CONTEXT.in(message.bits()));
        if (isCollective || Communicator.isCollective(wanted.context())) {
            return isFromPartner(message) ? collective(message, sentOn, isCollective) : Optional.empty();
        }
        boolean sameTag = wanted.tag() == ReceiveCriteria.ANY || wanted.tag() == message.tag();
        boolean sameGroup = sentOn.handle() == communicator.handle();
        int differences = (sameTag ? 0 : 1) + (sameGroup ? 0 : 1) + (isFromPartner(message) ? 0 : 1);
        return differences != 1 ? Optional.empty() : Optional.of(sameTag && sameGroup ? source(message) : sameTag ? group(message, sentOn) : tag(message));
    }

    private boolean isFromPartner(UnexpectedMessage message) {
        return wanted.source() == ReceiveCriteria.ANY || message.sender().equals(partner());
    }

    private ProcessId partner() {
        return state.ranks().process(communicator.worldRank(wanted.source()));
    }

    private NearMiss tag(UnexpectedMessage message) {
        return near(message, communicator, Difference.TAG, Phrase.of("tag " + wanted.tag()));
    }

    private NearMiss source(UnexpectedMessage message) {
        return near(message, communicator, Difference.SOURCE,
                Phrase.of("a message from ").then(new EnvelopeWords(state).member(communicator, wanted.source())));
    }

    private NearMiss group(UnexpectedMessage message, Communicator sentOn) {
        return near(message, sentOn, Difference.COMMUNICATOR, Phrase.EMPTY.object(EnvelopeWords.object(communicator)));
    }

    private NearMiss near(UnexpectedMessage message, Communicator sentOn, Difference difference, Phrase expected) {
        Phrase words = sent(message, "tag " + message.tag(), sentOn).words("; " + call + " expects ").then(expected);
        return new NearMiss(message.sender(), EnvelopeWords.envelope(sentOn, message.source(), message.tag()), difference, words);
    }

    private static Phrase sent(UnexpectedMessage message, String what, Communicator sentOn) {
        return Phrase.EMPTY.process(message.sender()).words(" sent " + what + " on ").object(EnvelopeWords.object(sentOn));
    }

    /**
     * A message of a collective where another one is expected, or one of none where a collective is. MPI_Finalize has a barrier, too, which its messages do not
     * tell from MPI_Barrier; that is not said of a receive.
     */
    private Optional<NearMiss> collective(UnexpectedMessage message, Communicator sentOn, boolean isCollective) {
        if (!isCollective) {
            NearMiss near = new NearMiss(message.sender(), EnvelopeWords.envelope(sentOn, message.source(), message.tag()), Difference.COLLECTIVE,
                    sent(message, "tag " + message.tag(), sentOn).words(", which is for a receive"));
            return sentOn.handle() == communicator.handle() ? Optional.of(near) : Optional.empty();
        }
        boolean isSame = sentOn.handle() == communicator.handle() && wanted.tag() != ReceiveCriteria.ANY && Communicator.isCollective(wanted.context())
                && CollectiveKind.of(message.tag()) == CollectiveKind.of(wanted.tag());
        boolean mayBeFinalize = CollectiveKind.of(message.tag()) == CollectiveKind.BARRIER && sentOn.handle() == Communicator.WORLD;
        if (isSame || mayBeFinalize && !Communicator.isCollective(wanted.context())) {
            return Optional.empty();
        }
        String kind = mayBeFinalize ? "a barrier" : CollectiveKind.of(message.tag()).call();
        Phrase end = Phrase.of(Communicator.isCollective(wanted.context()) ? "" : "; " + call + " takes no messages of collectives");
        return Optional.of(new NearMiss(message.sender(), EnvelopeWords.envelope(sentOn, message.source(), kind), Difference.COLLECTIVE,
                sent(message, "a message of " + kind, sentOn).then(end)));
    }
}
