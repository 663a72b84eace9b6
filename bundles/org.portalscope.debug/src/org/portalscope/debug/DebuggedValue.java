package org.portalscope.debug;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.debug.core.model.IDebugTarget;
import org.eclipse.debug.core.model.IValue;
import org.eclipse.debug.core.model.IVariable;
import org.portalscope.engine.description.TypedValue;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.presentation.control.ValueWords;

/** What a variable stands for at the cursor, in the words of our own views; it does not change when the cursor moves on. */
public final class DebuggedValue extends ModelElement implements IValue {

    private final TypedValue value;
    private final Optional<TypedValue> before;
    private final List<MatchBitField> fields;

    private DebuggedValue(IDebugTarget target, TypedValue value, Optional<TypedValue> before, List<MatchBitField> fields) {
        super(target);
        this.value = value;
        this.before = before;
        this.fields = List.copyOf(fields);
    }

    /**
     * The variables of names.
     *
     * @param before their values before the last move; empty if these are not known
     * @param fields what match bits mean
     */
    static List<DebuggedVariable> variables(IDebugTarget target, Map<String, TypedValue> values, Optional<? extends Map<String, TypedValue>> before,
            List<MatchBitField> fields) {
        return values.entrySet().stream().map(entry -> {
            Optional<TypedValue> former = before.flatMap(known -> Optional.ofNullable(known.get(entry.getKey())));
            boolean changed = before.isPresent() && !former.equals(Optional.of(entry.getValue()));
            return new DebuggedVariable(new DebuggedValue(target, entry.getValue(), former, fields), entry.getKey(), changed);
        }).toList();
    }

    @Override
    public String getReferenceTypeName() {
        return value.type();
    }

    @Override
    public String getValueString() {
        return ValueWords.text(value, fields);
    }

    @Override
    public boolean isAllocated() {
        return true;
    }

    @Override
    public IVariable[] getVariables() {
        return variables(getDebugTarget(), value.children(), before.map(TypedValue::children), fields).toArray(IVariable[]::new);
    }

    @Override
    public boolean hasVariables() {
        return !value.children().isEmpty();
    }
}
