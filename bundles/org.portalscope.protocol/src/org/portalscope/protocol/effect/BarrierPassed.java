package org.portalscope.protocol.effect;

import org.portalscope.engine.description.Fields;

/**
 * A process passed a barrier.
 *
 * @param after how many it has passed by now
 */
public record BarrierPassed(long after) implements ProtocolEffect {

    @Override
    public void apply(ProtocolKeeper keeper) {
        keeper.setBarriersPassed(after);
    }

    @Override
    public void revert(ProtocolKeeper keeper) {
        keeper.setBarriersPassed(after - 1);
    }

    @Override
    public String words() {
        return "barrier " + after + " is passed";
    }

    @Override
    public void describe(Fields out) {
        out.count("after", after);
    }
}
