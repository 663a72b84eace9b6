package org.portalscope.timeline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;

/** Notes down what it is told about operations, to tell it to another listener later. */
final class OperationNotes implements OperationListener {

    private static final int FIRST_WORDS = 1024;

    private final List<ProcessId> initiators = new ArrayList<>();
    private final Map<ProcessId, Integer> indexes = new HashMap<>();
    /** Of each note its kind, then what it says. */
    private int[] words = new int[FIRST_WORDS];
    private int size;

    /** What a note says, and in how many words. */
    private enum Kind {
        BEGIN(1), APPEARS(2), TAKEN(3), LOGGED(3), LOGGED_UP_TO(3), LOGGED_UP_TO_OF_OPERATION(3);

        private static final Kind[] ALL = values();

        private final int words;

        Kind(int words) {
            this.words = words;
        }
    }

    @Override
    public void begin(int number) {
        note(Kind.BEGIN, number, 0, 0);
    }

    @Override
    public void appears(OperationId operation) {
        note(Kind.APPEARS, indexes.computeIfAbsent(operation.initiator(), this::add), operation.ordinal(), 0);
    }

    private int add(ProcessId initiator) {
        initiators.add(initiator);
        return initiators.size() - 1;
    }

    @Override
    public void taken(int process, int networkInterface, int sequence) {
        note(Kind.TAKEN, process, networkInterface, sequence);
    }

    @Override
    public void logged(int process, int networkInterface, int sequence) {
        note(Kind.LOGGED, process, networkInterface, sequence);
    }

    @Override
    public void loggedUpTo(int process, int networkInterface, int next, boolean ofOperation) {
        note(ofOperation ? Kind.LOGGED_UP_TO_OF_OPERATION : Kind.LOGGED_UP_TO, process, networkInterface, next);
    }

    /** Words that a note does not have are written over by the next one. */
    private void note(Kind kind, int first, int second, int third) {
        if (size + 4 > words.length) {
            words = Arrays.copyOf(words, 2 * words.length);
        }
        words[size] = kind.ordinal();
        words[size + 1] = first;
        words[size + 2] = second;
        words[size + 3] = third;
        size += 1 + kind.words;
    }

    /** Tells a listener all of it, in the same order. */
    void tell(OperationListener listener) {
        int place = 0;
        while (place < size) {
            Kind kind = Kind.ALL[words[place]];
            tell(listener, kind, place + 1);
            place += 1 + kind.words;
        }
    }

    private void tell(OperationListener listener, Kind kind, int at) {
        switch (kind) {
            case BEGIN -> listener.begin(words[at]);
            case APPEARS -> listener.appears(new OperationId(initiators.get(words[at]), words[at + 1]));
            case TAKEN -> listener.taken(words[at], words[at + 1], words[at + 2]);
            case LOGGED -> listener.logged(words[at], words[at + 1], words[at + 2]);
            case LOGGED_UP_TO -> listener.loggedUpTo(words[at], words[at + 1], words[at + 2], false);
            case LOGGED_UP_TO_OF_OPERATION -> listener.loggedUpTo(words[at], words[at + 1], words[at + 2], true);
        }
    }
}
