package org.portalscope.mpi.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.mpi.message.MessageBits;
import org.portalscope.protocol.state.Ranks;
import org.portalscope.protocol.value.ValueType;

/**
 * Processes that communicate, and the contexts that keep their messages from those of others.
 *
 * @param handle  as users hold it
 * @param context of its point-to-point messages; the next one is that of its collectives
 * @param group   ranks in {@code MPI_COMM_WORLD}, in the order of the ranks here
 * @param rank    of this process here
 */
public record Communicator(long handle, int context, List<Integer> group, int rank) {

    /** Its handle, as a value of calls. */
    public static final ValueType TYPE = ValueType.own("a communicator");

    public static final long NULL = 0;
    public static final long WORLD = 1;
    public static final long SELF = 2;

    /** Contexts of a communicator. */
    public static final int CONTEXTS = 2;

    /** All contexts are below it. */
    public static final int CONTEXT_BOUND = 1 << MessageBits.CONTEXT.width();

    public Communicator {
        group = List.copyOf(group);
    }

    /** {@code MPI_COMM_WORLD}. */
    static Communicator world(Ranks ranks) {
        return new Communicator(WORLD, 0, IntStream.range(0, ranks.size()).boxed().toList(), ranks.own());
    }

    /** {@code MPI_COMM_SELF}. */
    static Communicator self(Ranks ranks) {
        return new Communicator(SELF, CONTEXTS, List.of(ranks.own()), 0);
    }

    /**
     * One that users make.
     *
     * @param context on which all its processes have agreed, and which no other communicator of the process has had
     * @param group   ranks in {@code MPI_COMM_WORLD}, in the order of the new ranks
     * @param own     rank of this process in {@code MPI_COMM_WORLD}
     */
    public static Communicator made(int context, List<Integer> group, int own) {
        return new Communicator(handleOf(context), context, group, group.indexOf(own));
    }

    /** The handle of the one that has a context, for its point-to-point messages or for its collectives. */
    static long handleOf(long context) {
        return WORLD + context / CONTEXTS;
    }

    /** Whether MPI has made it. */
    public boolean isPredefined() {
        return handle == WORLD || handle == SELF;
    }

    public int size() {
        return group.size();
    }

    /** Whether a context is that of the collectives of some communicator. */
    public static boolean isCollective(long context) {
        return context % CONTEXTS != 0;
    }

    /** The context of its collectives. */
    public int collectiveContext() {
        return context + 1;
    }

    /** The rank in {@code MPI_COMM_WORLD} of a rank here. */
    public int worldRank(long here) {
        return group.get((int) here);
    }

    /** How far two communicators are the same, MPI 4.1 §7.4.1. */
    public enum Likeness {
        IDENT, CONGRUENT, SIMILAR, UNEQUAL;

        /** The value of the constant of its name. */
        public long number() {
            return ordinal();
        }

        /** {@code MPI_IDENT}. */
        public String constant() {
            return "MPI_" + name();
        }
    }

    /** How far another communicator is the same. */
    public Likeness compare(Communicator other) {
        return handle == other.handle ? Likeness.IDENT : group.equals(other.group) ? Likeness.CONGRUENT
                : Set.copyOf(group).equals(Set.copyOf(other.group)) ? Likeness.SIMILAR : Likeness.UNEQUAL;
    }

    /** As people call it. */
    public String name() {
        return handle == WORLD ? "MPI_COMM_WORLD" : handle == SELF ? "MPI_COMM_SELF" : "communicator " + handle;
    }

    /** How people tell the collectives of a communicator of a name from its other messages. */
    static String collective(String name) {
        return name + ", collective";
    }

    void write(FieldWriter out) {
        out.number(handle);
        out.number(context);
        out.number(group.size());
        group.forEach(out::number);
        out.number(rank);
    }

    static Communicator read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        long handle = in.number();
        int context = values.integer();
        List<Integer> group = new ArrayList<>();
        for (int left = values.count(); left > 0; left--) {
            group.add(values.integer());
        }
        return new Communicator(handle, context, group, values.index(Math.max(1, group.size())));
    }
}
