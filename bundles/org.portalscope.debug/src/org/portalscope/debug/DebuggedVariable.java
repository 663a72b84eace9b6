package org.portalscope.debug;

import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.model.IValue;
import org.eclipse.debug.core.model.IVariable;

/** A name of a frame, or a part of what one stands for. The platform changes none: a value is edited on a branch. */
public final class DebuggedVariable extends ModelElement implements IVariable {

    private final DebuggedValue value;
    private final String name;
    private final boolean changed;

    /** @param changed whether the last move of the cursor has given it its value */
    DebuggedVariable(DebuggedValue value, String name, boolean changed) {
        super(value.getDebugTarget());
        this.value = value;
        this.name = name;
        this.changed = changed;
    }

    @Override
    public String getName() {
        return name;
    }

    @Override
    public String getReferenceTypeName() {
        return value.getReferenceTypeName();
    }

    @Override
    public IValue getValue() {
        return value;
    }

    @Override
    public boolean hasValueChanged() {
        return changed;
    }

    @Override
    public boolean supportsValueModification() {
        return false;
    }

    @Override
    public boolean verifyValue(String expression) {
        return false;
    }

    @Override
    public boolean verifyValue(IValue other) {
        return false;
    }

    @Override
    public void setValue(String expression) throws DebugException {
        notSupported("A value is edited on a branch", null);
    }

    @Override
    public void setValue(IValue other) throws DebugException {
        notSupported("A value is edited on a branch", null);
    }
}
