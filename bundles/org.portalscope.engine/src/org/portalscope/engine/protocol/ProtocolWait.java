package org.portalscope.engine.protocol;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.api.ProcessId;

/**
 * What a call of a protocol waits for.
 *
 * @param call  that the program makes, such as {@code MPI_Allreduce}
 * @param where words behind the call, such as {@code on communicator c}; may be empty
 * @param mode  whether all of it has to happen, or one of it
 * @param needs what has to happen; at least one
 */
public record ProtocolWait(String call, Phrase where, Mode mode, List<Need> needs) {

    public ProtocolWait {
        needs = List.copyOf(needs);
    }

    /** How many needs have to be met. */
    public enum Mode {
        /** Each of them: the edges of a wait-for graph are AND edges. */
        ALL,
        /** One of them: OR edges. */
        ANY
    }

    /** Whether it is a collective that other processes have not done their part of, and nothing else. */
    public boolean isCollective() {
        return needs.stream().allMatch(need -> need.message().filter(message -> message.collective().isPresent()).isPresent());
    }

    /**
     * Something that one of some processes has to do.
     *
     * @param operation  that has to end, such as {@code receive}; empty if the call is that operation
     * @param partner    of the operation, with what identifies it: {@code from rank[1], tag 7}; may be empty
     * @param reason     why it has not ended: {@code no matching message has arrived}; may be empty
     * @param helpers    the processes each of which could do it by itself
     * @param message    that is waited for, or that is sent; nothing if no message identifies it
     * @param notes      what a reader should know first, instead of the reason
     * @param nearMisses messages that have come and nearly fit, the first few of them
     */
    public record Need(String operation, Phrase partner, Phrase reason, List<ProcessId> helpers, Optional<MessageEnvelope> message, List<Phrase> notes,
            List<NearMiss> nearMisses) {

        public Need {
            helpers = List.copyOf(helpers);
            notes = List.copyOf(notes);
            nearMisses = List.copyOf(nearMisses);
        }

        /** One that no message identifies. */
        public static Need of(String operation, Phrase partner, Phrase reason, List<ProcessId> helpers) {
            return new Need(operation, partner, reason, helpers, Optional.empty(), List.of(), List.of());
        }
    }
}
