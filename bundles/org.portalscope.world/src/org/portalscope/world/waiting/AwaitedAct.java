package org.portalscope.world.waiting;

import java.util.List;

/**
 * Something that one of some processes has to do.
 *
 * @param words     what is waited for, such as {@code a message of rank 1, tag 7}
 * @param processes indices of those each of which could do it by itself
 */
public record AwaitedAct(String words, List<Integer> processes) {

    public AwaitedAct {
        processes = List.copyOf(processes);
    }
}
