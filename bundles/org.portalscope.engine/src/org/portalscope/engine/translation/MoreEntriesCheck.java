package org.portalscope.engine.translation;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Check;

/** Are there more match entries? Noted at the end of the list only, where there are none. Portals 3.2 §2.2. */
public record MoreEntriesCheck(int portal, int examined) implements Check {

    @Override
    public boolean passed() {
        return false;
    }

    @Override
    public String words() {
        return examined == 0 ? "the match list of portal " + portal + " is empty"
                : "no more match entries: " + (examined == 1 ? "the one entry" : "all " + examined + " entries") + " of portal " + portal + " refused";
    }

    @Override
    public String section() {
        return "2.2";
    }

    @Override
    public void describe(Fields out) {
        out.index("portal", portal).count("examined", examined);
    }
}
