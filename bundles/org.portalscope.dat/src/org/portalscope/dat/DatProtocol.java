package org.portalscope.dat;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.portalscope.dat.call.DatBlockingConditions;
import org.portalscope.dat.call.DatOperations;
import org.portalscope.dat.error.DatReturn;
import org.portalscope.dat.message.DatBits;
import org.portalscope.dat.message.DatPortals;
import org.portalscope.dat.progress.DatParameters;
import org.portalscope.dat.state.DatState;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.protocol.ProtocolWait;
import org.portalscope.engine.protocol.ReceiveQueue;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.ProtocolParameter;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.ProtocolConstant;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/** uDAPL 1.2 over Portals: {@code use dat;}. */
public final class DatProtocol implements Protocol {

    private static final Map<String, ProtocolConstant> CONSTANTS = Collections.unmodifiableMap(new LinkedHashMap<>(DatOperations.constants()));

    private final Map<String, Long> settings;
    private final DatOperations operations;

    /** With the initial values of all parameters; for the service loader. */
    public DatProtocol() {
        this(Map.of());
    }

    private DatProtocol(Map<String, Long> values) {
        settings = ProtocolParameter.settings(DatParameters.ALL, values);
        operations = new DatOperations(DatParameters.of(settings));
    }

    @Override
    public String name() {
        return "dat";
    }

    @Override
    public String title() {
        return "uDAPL";
    }

    @Override
    public String about() {
        return "Endpoints in connections, shared receive queues and RDMA, as uDAPL 1.2 has them.";
    }

    @Override
    public List<ProtocolParameter> parameters() {
        return DatParameters.ALL;
    }

    @Override
    public DatProtocol with(Map<String, Long> values) {
        return new DatProtocol(values);
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
        return DatOperations.types();
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
        return DatReturn.all();
    }

    @Override
    public List<MatchBitField> matchBits() {
        return DatBits.FIELDS;
    }

    /** Receives are posted receives; there are no unexpected messages, since a Send without a receive fails. */
    @Override
    public EntryRoles entryRoles() {
        return (portal, matchBits, ignoreBits, unlink) -> portal == DatPortals.RECEIVES && ignoreBits == DatBits.IGNORED
                ? Optional.of(ReceiveQueue.POSTED) : Optional.empty();
    }

    @Override
    public Optional<ProtocolWait> waitOf(ResumableCall call, ProtocolState state) {
        return DatBlockingConditions.of(call, (DatState) state);
    }

    @Override
    public ProtocolState start() {
        return DatState.START;
    }

    @Override
    public ProtocolState read(FieldReader in) {
        return DatState.read(in);
    }
}
