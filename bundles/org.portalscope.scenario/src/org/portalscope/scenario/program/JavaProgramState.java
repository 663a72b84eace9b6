package org.portalscope.scenario.program;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.world.program.Failure;

/** What changes of a program in Java, as far as that can be seen: what it has been answered, and the state of protocols. */
final class JavaProgramState {

    private ProgramHistory history;
    private final SortedMap<String, ProtocolState> protocols = new TreeMap<>();
    private ResumableCall call;
    private Failure failure;
    private boolean dead;

    JavaProgramState(ProgramHistory history) {
        this.history = history;
    }

    ProgramHistory history() {
        return history;
    }

    /** What a protocol knows of the process. */
    ProtocolState protocol(Protocol protocol) {
        ProtocolState known = protocols.get(protocol.name());
        return known == null ? protocol.start() : known;
    }

    /** What protocols know of the process, by their names. */
    SortedMap<String, ProtocolState> protocols() {
        return Collections.unmodifiableSortedMap(protocols);
    }

    /** What the call of a protocol that it is in still has to do, or null. */
    ResumableCall call() {
        return call;
    }

    Failure failure() {
        return failure;
    }

    boolean isDead() {
        return dead;
    }

    void setHistory(ProgramHistory after) {
        history = after;
    }

    void setProtocol(String name, ProtocolState after) {
        if (after == null) {
            protocols.remove(name);
        } else {
            protocols.put(name, after);
        }
    }

    void setCall(ResumableCall after) {
        call = after;
    }

    void setFailure(Failure ended) {
        failure = ended;
    }

    void setDead(boolean isDead) {
        dead = isDead;
    }

    @Override
    public String toString() {
        return history + ", protocols " + protocols + ", call " + call + ", failure " + failure + (dead ? ", dead" : "") + '\n';
    }
}
