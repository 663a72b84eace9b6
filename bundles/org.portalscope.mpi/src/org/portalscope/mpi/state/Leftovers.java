package org.portalscope.mpi.state;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.protocol.Phrase;

/** What a program has made and has to free before {@code MPI_Finalize}, and has not. */
final class Leftovers {

    private Leftovers() {
    }

    /** Each in words: {@code communicator c}, {@code persistent request 2, receive from rank[1], tag 7}. */
    static List<Phrase> of(MpiState state, MpiFields fields) {
        EnvelopeWords words = new EnvelopeWords(state);
        List<Phrase> left = new ArrayList<>();
        fields.communicators.made().forEach(communicator -> left.add(Phrase.EMPTY.object(EnvelopeWords.object(communicator))));
        fields.definitions.datatypesInUse().forEach(datatype -> left.add(Phrase.of(datatype.name())));
        fields.definitions.operatorsInUse().forEach(operator -> left.add(Phrase.of("operator " + operator.handle())));
        fields.persistent.values().forEach(request -> left.add(words.request(request)));
        if (fields.attached != null) {
            left.add(Phrase.of("the attached buffer " + fields.attached.memory().name()));
        }
        return left;
    }
}
