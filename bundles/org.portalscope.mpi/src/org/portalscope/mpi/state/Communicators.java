package org.portalscope.mpi.state;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.mpi.message.MessageBits;
import org.portalscope.protocol.state.CountedFields;
import org.portalscope.protocol.state.LongTrie;
import org.portalscope.protocol.state.Ranks;

/** The communicators of a process. Immutable. */
public final class Communicators {

    /** Before {@code MPI_Init}. */
    static final Communicators NONE = new Communicators(LongTrie.empty(), 0);

    private final LongTrie<Communicator> known;
    private final int contexts;
    /** The one that is asked for several times with almost each message, or null. */
    private final Communicator world;

    /** @param known by their handles */
    private Communicators(LongTrie<Communicator> known, int contexts) {
        this.known = known;
        this.contexts = contexts;
        world = known.get(Communicator.WORLD);
    }

    /** The one of a handle, or null. */
    Communicator get(long handle) {
        return handle == Communicator.WORLD ? world : known.get(handle);
    }

    /** The one whose messages have a context, or null. */
    public Communicator of(long matchBits) {
        return get(Communicator.handleOf(MessageBits.CONTEXT.in(matchBits)));
    }

    /** How many contexts have been given away. */
    public int contexts() {
        return contexts;
    }

    /** With the predefined ones, where there have been none. */
    Communicators begun(Ranks ranks) {
        return with(Communicator.world(ranks)).with(Communicator.self(ranks)).withContexts(2 * Communicator.CONTEXTS);
    }

    /** The name of the one whose messages have a context. */
    String nameOf(long matchBits) {
        long context = MessageBits.CONTEXT.in(matchBits);
        Optional<Communicator> found = known.values().stream().filter(each -> each.context() == context || each.collectiveContext() == context).findFirst();
        return found.map(each -> each.context() == context ? each.name() : Communicator.collective(each.name())).orElse("context " + context);
    }

    /** The handle of the one that a message was sent in, or {@link Communicator#NULL} if it has been freed. */
    public long handleOf(UnexpectedMessage message) {
        long context = MessageBits.CONTEXT.in(message.bits());
        return known.values().stream().filter(each -> each.context() == context).mapToLong(Communicator::handle).findFirst().orElse(Communicator.NULL);
    }

    /** Those that users have made and not freed. */
    List<Communicator> made() {
        return known.values().stream().filter(communicator -> !communicator.isPredefined()).toList();
    }

    /** With so many contexts given away. */
    public Communicators withContexts(int given) {
        return new Communicators(known, given);
    }

    public Communicators with(Communicator communicator) {
        return new Communicators(known.plus(communicator.handle(), communicator), contexts);
    }

    public Communicators without(Communicator communicator) {
        return new Communicators(known.minus(communicator.handle()), contexts);
    }

    void write(FieldWriter out) {
        CountedFields.write(known.values(), Communicator::write, out);
        out.number(contexts);
    }

    static Communicators read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        Communicators read = NONE;
        for (int left = values.count(); left > 0; left--) {
            read = read.with(Communicator.read(in));
        }
        return read.withContexts(values.integer());
    }
}
