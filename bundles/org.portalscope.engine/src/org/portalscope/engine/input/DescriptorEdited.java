package org.portalscope.engine.input;

import org.portalscope.engine.api.MdValues;

/**
 * Somebody at a debugger gave a memory descriptor other members, Portals 3.2 §3.8.1, as PtlMDUpdate would (§3.8.5).
 *
 * @param descriptor its handle
 * @param values     all of its members
 */
public record DescriptorEdited(long descriptor, MdValues values) implements Input {

    @Override
    public <R> R accept(InputVisitor<R> visitor) {
        return visitor.descriptorEdited(this);
    }
}
