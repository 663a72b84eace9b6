package org.portalscope.engine.translation;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.state.AccessEntry;
import org.portalscope.engine.step.Check;

/** Does the access control entry admit the Portal index of the request? Portals 3.2 §4.2, §3.10. */
public record AccessPortalCheck(int cookie, int index, AccessEntry entry, boolean passed) implements Check {

    @Override
    public String words() {
        return "access control entry " + cookie + (passed ? " admits" : " does not admit") + " portal " + index
                + (passed ? "" : ", only portal " + entry.portal());
    }

    @Override
    public String section() {
        return "4.2";
    }

    @Override
    public void describe(Fields out) {
        out.index("cookie", cookie).index("index", index).value("entry", entry);
    }
}
