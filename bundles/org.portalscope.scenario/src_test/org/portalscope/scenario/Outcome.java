package org.portalscope.scenario;

/**
 * A return code of a function, or an event of the operation that it starts.
 *
 * @param function as the document spells it
 * @param name     of the return code or of the kind of event
 */
record Outcome(String function, String name) {

    boolean isEvent() {
        return name.startsWith("PTL_EVENT_");
    }
}
