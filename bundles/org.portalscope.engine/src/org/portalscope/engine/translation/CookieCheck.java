package org.portalscope.engine.translation;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Check;

/** Is the cookie of the request an index of the access control table? Portals 3.2 §4.2. */
public record CookieCheck(int cookie, int largest, boolean passed) implements Check {

    @Override
    public String words() {
        return "cookie " + cookie + (passed ? " is an access control entry" : " is no access control entry: the largest is " + largest);
    }

    @Override
    public String section() {
        return "4.2";
    }

    @Override
    public void describe(Fields out) {
        out.index("cookie", cookie).index("largest", largest);
    }
}
