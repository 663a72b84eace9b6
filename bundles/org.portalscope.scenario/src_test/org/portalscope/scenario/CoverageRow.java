package org.portalscope.scenario;

/** What a section of the document lists: an {@link Outcome} that a scenario has to provoke. */
record CoverageRow(String section, Outcome outcome) {

    @Override
    public String toString() {
        return "§" + section + " " + outcome.function() + " " + outcome.name();
    }
}
