package org.portalscope.protocol.effect;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.protocol.ProtocolCallStart;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Subject;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.state.ProtocolState;

/**
 * A thread has something else to do for a call of a protocol.
 *
 * @param before null if the call begins
 * @param after  null if it returns
 */
public record ResumableCallChanged(int thread, String operation, ResumableCall before, ResumableCall after) implements ProtocolEffect {

    /**
     * The call that an effect begins, if it begins one.
     *
     * @param protocols one of which it may belong to
     * @param states    their states in the process after the transition of the effect
     */
    public static Optional<ProtocolCallStart> start(Effect effect, Collection<Protocol> protocols, Function<Protocol, ProtocolState> states) {
        if (!(effect instanceof ResumableCallChanged changed) || changed.before != null || changed.after == null) {
            return Optional.empty();
        }
        return Optional.of(new ProtocolCallStart(changed.operation, protocols.stream().filter(protocol -> protocol.offers(changed.operation)).findFirst()
                .flatMap(protocol -> protocol.waitOf(changed.after, states.apply(protocol)))));
    }

    @Override
    public void apply(ProtocolKeeper keeper) {
        keeper.setCall(thread, before, after);
    }

    @Override
    public void revert(ProtocolKeeper keeper) {
        keeper.setCall(thread, after, before);
    }

    @Override
    public String words() {
        return operation + (after == null ? " returns" : before == null ? " begins" : " goes on");
    }

    @Override
    public void describe(Fields out) {
        out.id("thread", thread).value("operation", operation).value("before", before == null ? null : before.toString())
                .value("after", after == null ? null : after.toString());
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfThread(thread));
    }
}
