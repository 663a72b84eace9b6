package org.portalscope.goal;

import java.util.List;

/**
 * What one rank of a GOAL schedule does.
 *
 * @param operations   in the order of the text; dependencies name them by their index
 * @param dependencies in the order of the text, without cycles
 */
public record GoalRank(List<GoalOperation> operations, List<GoalDependency> dependencies) {

    public GoalRank {
        operations = List.copyOf(operations);
        dependencies = List.copyOf(dependencies);
    }
}
