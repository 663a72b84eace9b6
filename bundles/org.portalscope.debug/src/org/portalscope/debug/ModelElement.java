package org.portalscope.debug;

import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.model.DebugElement;
import org.eclipse.debug.core.model.IDebugTarget;

/** An element of our debug model. */
abstract sealed class ModelElement extends DebugElement permits WorldElement, DebuggedValue, DebuggedVariable {

    /** @param target null for a target itself */
    ModelElement(IDebugTarget target) {
        super(target);
    }

    @Override
    public String getModelIdentifier() {
        return DebuggedWorld.MODEL;
    }

    @Override
    public ILaunch getLaunch() {
        return getDebugTarget().getLaunch();
    }
}
