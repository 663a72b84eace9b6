package org.portalscope.engine.translation;

import java.util.List;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Subject;

/** Has the target initialized the interface, so that it has a Portal table? Portals 3.2 §4.2. */
public record InterfaceCheck(ProcessId target, boolean passed) implements Check {

    @Override
    public String words() {
        return "process " + target + (passed ? " has" : " has not") + " initialized its interface";
    }

    @Override
    public String section() {
        return "4.2";
    }

    @Override
    public void describe(Fields out) {
        out.value("target", target);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfProcess(target));
    }
}
