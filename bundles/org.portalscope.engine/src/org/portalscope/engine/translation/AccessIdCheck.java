package org.portalscope.engine.translation;

import java.util.List;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.state.AccessEntry;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Subject;

/** Does the access control entry admit the requesting process and its user? Portals 3.2 §4.2, §3.10. */
public record AccessIdCheck(int cookie, ProcessId requester, int user, AccessEntry entry, boolean passed) implements Check {

    @Override
    public String words() {
        return "access control entry " + cookie + (passed ? " admits " : " does not admit ") + requester + " of user " + user
                + (passed ? "" : ", only " + entry);
    }

    @Override
    public String section() {
        return "4.2";
    }

    @Override
    public void describe(Fields out) {
        out.index("cookie", cookie).value("requester", requester).id("user", user).value("entry", entry);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfProcess(requester));
    }
}
