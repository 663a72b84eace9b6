package org.portalscope.lapi;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.protocol.ProtocolWait;
import org.portalscope.lapi.call.LapiBlockingConditions;
import org.portalscope.lapi.call.LapiOperations;
import org.portalscope.lapi.error.LapiErrors;
import org.portalscope.lapi.message.LapiBits;
import org.portalscope.lapi.progress.LapiParameters;
import org.portalscope.lapi.state.LapiState;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.ProtocolParameter;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.ProtocolConstant;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/** LAPI over Portals: {@code use lapi;}. Source: lapi.txt. */
public final class LapiProtocol implements Protocol {

    private static final Map<String, ProtocolConstant> CONSTANTS = Collections.unmodifiableMap(LapiOperations.constants());

    private final Map<String, Long> settings;
    private final LapiOperations operations;

    /** With the initial values of all parameters; for the service loader. */
    public LapiProtocol() {
        this(Map.of());
    }

    private LapiProtocol(Map<String, Long> values) {
        settings = ProtocolParameter.settings(LapiParameters.ALL, values);
        operations = new LapiOperations(LapiParameters.of(settings));
    }

    @Override
    public String name() {
        return "lapi";
    }

    @Override
    public String title() {
        return "LAPI";
    }

    @Override
    public String about() {
        return "One-sided transfers between tasks as LAPI has them, with counters that tell of their progress.";
    }

    @Override
    public List<ProtocolParameter> parameters() {
        return LapiParameters.ALL;
    }

    @Override
    public LapiProtocol with(Map<String, Long> values) {
        return new LapiProtocol(values);
    }

    @Override
    public Map<String, Long> settings() {
        return settings;
    }

    @Override
    public Map<String, ProtocolConstant> constants() {
        return CONSTANTS;
    }

    @Override
    public Map<String, ValueType> types() {
        return LapiOperations.types();
    }

    @Override
    public List<ProtocolOperation> operations() {
        return operations.operations();
    }

    @Override
    public List<Procedure> procedures() {
        return operations.procedures();
    }

    @Override
    public List<ProtocolError> errors() {
        return LapiErrors.all();
    }

    @Override
    public List<MatchBitField> matchBits() {
        return LapiBits.FIELDS;
    }

    @Override
    public Optional<ProtocolWait> waitOf(ResumableCall call, ProtocolState state) {
        return LapiBlockingConditions.of(call, (LapiState) state);
    }

    @Override
    public ProtocolState start() {
        return LapiState.START;
    }

    @Override
    public ProtocolState read(FieldReader in) {
        return LapiState.read(in);
    }
}
