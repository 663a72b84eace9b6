package org.portalscope.protocol;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.protocol.ProtocolWait;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.state.ProtocolRequest;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.ProtocolConstant;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/**
 * A protocol written against the functions of Portals, whose calls a scenario can make once it says {@code use NAME;}. A protocol has no state of its
 * own: what it knows of a process is a {@link ProtocolState}.
 */
public interface Protocol {

    /** What scenarios call it: letters, digits and underlines. */
    String name();

    /** What people call it, such as {@code uDAPL}: as scenarios do, unless that is spelled otherwise. */
    default String title() {
        return name();
    }

    /** What it is, in a sentence. */
    String about();

    /** What can be set before a run begins; the same for all processes. */
    default List<ProtocolParameter> parameters() {
        return List.of();
    }

    /**
     * The same protocol with parameters that have other values.
     *
     * @param values by names of {@link #parameters}; each is one that its parameter admits
     */
    default Protocol with(Map<String, Long> values) {
        return this;
    }

    /** What its parameters are set to, by their names: those values {@link #with} which a protocol of the same name becomes the same. */
    default Map<String, Long> settings() {
        return parameters().stream().collect(Collectors.toMap(ProtocolParameter::name, ProtocolParameter::initial));
    }

    /** Its constants under their names. */
    default Map<String, ProtocolConstant> constants() {
        return Map.of();
    }

    /** The types of its own under the names that they have in the heads of functions. */
    default Map<String, ValueType> types() {
        return Map.of("request", ProtocolRequest.TYPE);
    }

    /** Its calls. */
    List<ProtocolOperation> operations();

    /** Whether it has a call of a name. */
    default boolean offers(String name) {
        return operations().stream().anyMatch(operation -> operation.name().equals(name));
    }

    /** Procedures that its calls enter and its users do not call. */
    default List<Procedure> procedures() {
        return List.of();
    }

    /** The errors that its calls can answer, those of Portals excepted. */
    default List<ProtocolError> errors() {
        return List.of();
    }

    /** What it puts into match bits, so that views can show the parts by their names; none if it has no layout. */
    default List<MatchBitField> matchBits() {
        return List.of();
    }

    /** Which of its match entries belong to the queues of receives and of unexpected messages, for statistics; none if it has no such queues. */
    default EntryRoles entryRoles() {
        return EntryRoles.UNKNOWN;
    }

    /**
     * What a call waits for, or looks for without waiting: the wait-for graph is made of it.
     *
     * @param call  that has not returned and cannot go on, or that has just begun
     * @param state of the process that makes it
     * @return nothing if it does not wait for other processes, or it is not known
     */
    default Optional<ProtocolWait> waitOf(ResumableCall call, ProtocolState state) {
        return Optional.empty();
    }

    /**
     * What to say of a call that its document has and it does not offer: a sentence without a full stop.
     *
     * @return nothing if its document has no call of that name
     */
    default Optional<String> notOffered(String call) {
        return Optional.empty();
    }

    /** What it knows of a process before the first call. */
    ProtocolState start();

    /** Reads a state that was written field by field. */
    ProtocolState read(FieldReader in);

    /**
     * The procedure of a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    default Procedure procedure(String name) {
        return Stream.concat(operations().stream().map(ProtocolOperation::procedure), procedures().stream())
                .filter(procedure -> procedure.name().equals(name)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException(name() + " has no procedure " + name));
    }
}
