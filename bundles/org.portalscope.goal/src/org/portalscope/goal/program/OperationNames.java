package org.portalscope.goal.program;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.portalscope.goal.GoalOperation;

/** What the operations of a rank are called in a program: by their labels, or by their lines. */
final class OperationNames {

    private final List<String> names = new ArrayList<>();

    OperationNames(List<GoalOperation> operations) {
        Set<String> taken = new HashSet<>();
        operations.forEach(operation -> taken.add(operation.label()));
        for (GoalOperation operation : operations) {
            String name = operation.label();
            if (name.isEmpty()) {
                name = "line" + operation.position().line();
                for (int more = 2; !taken.add(name); more++) {
                    name = "line" + operation.position().line() + "_" + more;
                }
            }
            names.add(name);
        }
    }

    String request(int operation) {
        return names.get(operation) + "_request";
    }

    String started(int operation) {
        return names.get(operation) + "_started";
    }

    String done(int operation) {
        return names.get(operation) + "_done";
    }

    String thread(int operation) {
        return names.get(operation) + "_thread";
    }
}
