package org.portalscope.engine.protocol;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Check;

/**
 * A protocol has done what is right, and it has cost time or memory that another program would not have spent.
 *
 * @param protocol its name
 * @param warning  what it warns of, the same words each time, such as {@code unexpected message copied}
 * @param about    what it was this time
 */
public record ProtocolWarning(String protocol, String warning, String about) implements Check {

    /** Not all is well, or it would say nothing. */
    @Override
    public boolean passed() {
        return false;
    }

    @Override
    public Category category() {
        return Category.WARNING;
    }

    @Override
    public String reason() {
        return warning;
    }

    @Override
    public String words() {
        return protocol + ": " + warning + ": " + about;
    }

    @Override
    public String section() {
        return "";
    }

    @Override
    public void describe(Fields out) {
        out.value("protocol", protocol).value("warning", warning).value("about", about);
    }
}
