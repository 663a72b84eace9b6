package org.portalscope.analysis.comparison;

import java.util.List;
import java.util.Optional;

/**
 * The first step in which two runs differ.
 *
 * @param process index of the process that takes it
 * @param left    the step of the left run; nothing if that run does not come to it
 * @param right   the step of the right run, likewise
 * @param members what differs in two steps of one kind; none if they are of two kinds, or there is one only
 */
public record RunDifference(int process, Optional<StepPlace> left, Optional<StepPlace> right, List<MemberDifference> members) {

    public RunDifference {
        members = List.copyOf(members);
    }
}
