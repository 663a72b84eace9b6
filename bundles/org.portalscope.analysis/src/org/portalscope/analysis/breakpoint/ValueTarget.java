package org.portalscope.analysis.breakpoint;

import java.util.List;
import java.util.Optional;

import org.portalscope.analysis.search.ForwardingPredicate;
import org.portalscope.analysis.search.StepPredicate;
import org.portalscope.analysis.search.WatchedValue;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Subject;
import org.portalscope.timeline.state.WorldState;

/**
 * A value, such as some bytes of memory or a member of a descriptor: the cursor stops behind the steps that change it.
 *
 * @param value     as a watched value is written, with its process
 * @param predicate matches the steps that change it
 */
public record ValueTarget(String value, StepPredicate predicate) implements BreakpointTarget, ForwardingPredicate {

    @Override
    public String text() {
        return "change " + value;
    }

    /** Of what the value is, all but a name of the program. */
    @Override
    public List<String> absoluteTexts() {
        String process = value.substring(0, value.indexOf(':'));
        return predicate.watched().stream().filter(each -> !(each.subject() instanceof Subject.OfName))
                .map(each -> "change " + process + ": " + WatchedValueText.absolute(each)).toList();
    }

    @Override
    public Optional<String> obstacle(WorldState state) {
        return predicate instanceof WatchedValue watched && isMissing(watched.subject(), state.process(watched.process()).portals())
                ? Optional.of(value + " is not there at the cursor") : Optional.empty();
    }

    private static boolean isMissing(Subject subject, PortalsState portals) {
        if (subject instanceof Subject.OfObject object) {
            return !isThere(object.handle(), portals);
        }
        return subject instanceof Subject.OfExtent extent && portals.memory().regions().stream()
                .noneMatch(region -> extent.address() < region.address() + region.length() && region.address() < extent.address() + extent.length());
    }

    private static boolean isThere(long handle, PortalsState portals) {
        return portals.entry(handle) != null || portals.descriptor(handle) != null || portals.queue(handle) != null;
    }
}
