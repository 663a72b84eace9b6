package org.portalscope.mpi.state;

import java.util.ArrayList;
import java.util.List;

/** What a program has made and has to free before {@code MPI_Finalize}, and has not. */
final class Leftovers {

    private Leftovers() {
    }

    /** Each in words: {@code communicator 3}, {@code persistent request 2, receive from rank 1, tag 7}. */
    static List<String> of(MpiFields fields) {
        List<String> left = new ArrayList<>();
        fields.communicators.made().forEach(communicator -> left.add(communicator.name()));
        fields.definitions.datatypesInUse().forEach(datatype -> left.add(datatype.name()));
        fields.definitions.operatorsInUse().forEach(operator -> left.add("operator " + operator.handle()));
        fields.persistent.values().forEach(request -> left.add("persistent request " + request.number() + ", " + request.transfer().words()));
        if (fields.attached != null) {
            left.add("the attached buffer " + fields.attached.memory().name());
        }
        return left;
    }
}
