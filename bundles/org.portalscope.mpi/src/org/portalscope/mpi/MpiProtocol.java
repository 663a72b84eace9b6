package org.portalscope.mpi;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.protocol.ProtocolWait;
import org.portalscope.engine.protocol.ReceiveQueue;
import org.portalscope.mpi.call.BlockingConditions;
import org.portalscope.mpi.call.MpiConstants;
import org.portalscope.mpi.call.MpiOperations;
import org.portalscope.mpi.call.StandardFunctions;
import org.portalscope.mpi.error.MpiErrors;
import org.portalscope.mpi.message.MessageBits;
import org.portalscope.mpi.message.MpiPortals;
import org.portalscope.mpi.progress.MpiParameters;
import org.portalscope.mpi.state.MpiState;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.ProtocolParameter;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.ProtocolConstant;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/** MPI over Portals, after Portals 3.2 §5.3: {@code use mpi;}. */
public final class MpiProtocol implements Protocol {

    private final Map<String, Long> settings;
    private final MpiOperations operations;
    private final Map<String, ProtocolConstant> constants;

    /** With the initial values of all parameters; for the service loader. */
    public MpiProtocol() {
        this(Map.of());
    }

    private MpiProtocol(Map<String, Long> values) {
        settings = ProtocolParameter.settings(MpiParameters.ALL, values);
        MpiParameters parameters = MpiParameters.of(settings);
        operations = new MpiOperations(parameters);
        constants = MpiConstants.of(parameters);
    }

    @Override
    public String name() {
        return "mpi";
    }

    @Override
    public String title() {
        return "MPI";
    }

    @Override
    public String about() {
        return "Message passing as MPI has it, over Portals as §5.3 describes it.";
    }

    @Override
    public List<ProtocolParameter> parameters() {
        return MpiParameters.ALL;
    }

    @Override
    public MpiProtocol with(Map<String, Long> values) {
        return new MpiProtocol(values);
    }

    @Override
    public Map<String, Long> settings() {
        return settings;
    }

    @Override
    public Map<String, ProtocolConstant> constants() {
        return constants;
    }

    @Override
    public Map<String, ValueType> types() {
        return MpiOperations.types();
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
        return MpiErrors.all();
    }

    @Override
    public List<MatchBitField> matchBits() {
        return MessageBits.FIELDS;
    }

    @Override
    public EntryRoles entryRoles() {
        return (portal, matchBits, ignoreBits, unlink) -> portal != MpiPortals.MESSAGES ? Optional.empty()
                : Optional.of((ignoreBits & MessageBits.CONTEXT.mask()) == 0 ? ReceiveQueue.POSTED : ReceiveQueue.UNEXPECTED);
    }

    @Override
    public Optional<String> notOffered(String call) {
        return StandardFunctions.contain(call) ? Optional.of(call + " is not offered; see 'What there is' on the page 'MPI programs' of the help")
                : Optional.empty();
    }

    @Override
    public Optional<ProtocolWait> waitOf(ResumableCall call, ProtocolState state) {
        return BlockingConditions.of(call, (MpiState) state);
    }

    @Override
    public ProtocolState start() {
        return MpiState.START;
    }

    @Override
    public ProtocolState read(FieldReader in) {
        return MpiState.read(in);
    }
}
