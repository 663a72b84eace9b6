package org.portalscope.mpi.state;

import org.pcollections.TreePMap;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;

/** The datatypes and operators that users have made. Immutable. */
public final class Definitions {

    static final Definitions NONE = new Definitions(TreePMap.empty(), 0, TreePMap.empty());

    /** Those that have not been freed, by their handles. */
    private final TreePMap<Long, Datatype> datatypes;
    /** How many datatypes have been made. */
    private final long derived;
    /** All that have been made, by their handles. */
    private final TreePMap<Long, UserOperator> operators;

    private Definitions(TreePMap<Long, Datatype> datatypes, long derived, TreePMap<Long, UserOperator> operators) {
        this.datatypes = datatypes;
        this.derived = derived;
        this.operators = operators;
    }

    /** The datatype of a handle, or null. */
    Datatype datatype(long handle) {
        return datatypes.get(handle);
    }

    /** The datatype that the next call makes. */
    public Datatype nextDatatype(TypeMap map) {
        return Datatype.derived(derived, map);
    }

    /** With the {@link #nextDatatype}. */
    public Definitions withNext(Datatype datatype) {
        return new Definitions(datatypes.plus(datatype.handle(), datatype), derived + 1, operators);
    }

    /** With a datatype of which messages can be made. */
    public Definitions committed(Datatype datatype) {
        return new Definitions(datatypes.plus(datatype.handle(), datatype.asCommitted()), derived, operators);
    }

    public Definitions without(Datatype datatype) {
        return new Definitions(datatypes.minus(datatype.handle()), derived, operators);
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
        return new Definitions(datatypes, derived, operators.plus(operator.handle(), operator));
    }

    void write(FieldWriter out) {
        out.number(datatypes.size());
        datatypes.values().forEach(datatype -> datatype.write(out));
        out.number(derived);
        out.number(operators.size());
        operators.values().forEach(operator -> operator.write(out));
    }

    static Definitions read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        TreePMap<Long, Datatype> datatypes = TreePMap.empty();
        for (int left = values.count(); left > 0; left--) {
            Datatype datatype = Datatype.read(in);
            datatypes = datatypes.plus(datatype.handle(), datatype);
        }
        long derived = in.number();
        TreePMap<Long, UserOperator> operators = TreePMap.empty();
        for (int left = values.count(); left > 0; left--) {
            UserOperator operator = UserOperator.read(in);
            operators = operators.plus(operator.handle(), operator);
        }
        return new Definitions(datatypes, derived, operators);
    }
}
