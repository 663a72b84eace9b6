package org.portalscope.mpi.state;

import java.util.List;

import org.pcollections.TreePMap;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.state.CountedFields;

/** The datatypes and operators that users have made. Immutable. */
public final class Definitions {

    static final Definitions NONE = new Definitions(TreePMap.empty(), TreePMap.empty());

    /** All that have been made, by their handles. */
    private final TreePMap<Long, Datatype> datatypes;
    private final TreePMap<Long, UserOperator> operators;

    private Definitions(TreePMap<Long, Datatype> datatypes, TreePMap<Long, UserOperator> operators) {
        this.datatypes = datatypes;
        this.operators = operators;
    }

    /** The datatype of a handle, or null if there has been none. */
    Datatype datatype(long handle) {
        return datatypes.get(handle);
    }

    /** The datatype that the next call makes. */
    public Datatype nextDatatype(TypeMap map) {
        return Datatype.derived(datatypes.size(), map);
    }

    /** With a datatype, in its present state. */
    public Definitions with(Datatype datatype) {
        return new Definitions(datatypes.plus(datatype.handle(), datatype), operators);
    }

    /** With a datatype of which messages can be made. */
    public Definitions committed(Datatype datatype) {
        return with(datatype.asCommitted());
    }

    /** With a datatype given back. */
    public Definitions freed(Datatype datatype) {
        return with(datatype.asFreed());
    }

    /** The operator of a handle, or null; this too if it has been freed. */
    public UserOperator operator(long handle) {
        return operators.get(handle);
    }

    /** The operator that the next call makes. */
    public UserOperator nextOperator(long function, boolean commutes) {
        return UserOperator.made(operators.size(), function, commutes);
    }

    /** With an operator, in its present state. */
    public Definitions with(UserOperator operator) {
        return new Definitions(datatypes, operators.plus(operator.handle(), operator));
    }

    /** The datatypes that have not been freed. */
    List<Datatype> datatypesInUse() {
        return datatypes.values().stream().filter(datatype -> !datatype.freed()).toList();
    }

    /** The operators that have not been freed. */
    List<UserOperator> operatorsInUse() {
        return operators.values().stream().filter(operator -> !operator.freed()).toList();
    }

    void write(FieldWriter out) {
        CountedFields.write(datatypes.values(), Datatype::write, out);
        CountedFields.write(operators.values(), UserOperator::write, out);
    }

    static Definitions read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        TreePMap<Long, Datatype> datatypes = TreePMap.empty();
        for (int left = values.count(); left > 0; left--) {
            Datatype datatype = Datatype.read(in);
            datatypes = datatypes.plus(datatype.handle(), datatype);
        }
        TreePMap<Long, UserOperator> operators = TreePMap.empty();
        for (int left = values.count(); left > 0; left--) {
            UserOperator operator = UserOperator.read(in);
            operators = operators.plus(operator.handle(), operator);
        }
        return new Definitions(datatypes, operators);
    }
}
