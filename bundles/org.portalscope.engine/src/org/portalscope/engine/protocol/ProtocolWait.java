package org.portalscope.engine.protocol;

import java.util.List;

import org.portalscope.engine.api.ProcessId;

/**
 * What a call of a protocol waits for.
 *
 * @param mode  whether all of it has to happen, or one of it
 * @param needs what has to happen; at least one
 */
public record ProtocolWait(Mode mode, List<Need> needs) {

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

    /**
     * Something that one of some processes has to do.
     *
     * @param words   what is waited for, such as {@code a message of rank 1, tag 7}
     * @param helpers the processes each of which could do it by itself
     */
    public record Need(String words, List<ProcessId> helpers) {

        public Need {
            helpers = List.copyOf(helpers);
        }
    }
}
