package org.portalscope.world;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.ProcessParts;
import org.portalscope.world.network.Network;
import org.portalscope.world.network.Turn;

/**
 * Somebody outside its program makes a process take inputs, such as a user at a debugger, or whoever gives it memory. That is nobody's turn, and no
 * transition that a fault of the process counts: what comes next is what would have come.
 */
public record InputInjected(Turn before) implements Opening {

    @Override
    public Turn after() {
        return before;
    }

    @Override
    public void apply(ProcessParts parts) {
        parts.part(Network.class).begin(before);
    }

    @Override
    public void revert(ProcessParts parts) {
        parts.part(Network.class).unbegin(before);
    }

    @Override
    public String words() {
        return "somebody outside the program steps in";
    }

    @Override
    public Category category() {
        return Category.INTERVENTION;
    }

    @Override
    public void describe(Fields out) {
        out.value("before", before).value("after", before);
    }
}
