package org.portalscope.export.report;

import java.util.List;
import java.util.Optional;

import org.portalscope.recording.RecordingOrigin;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.recording.EmbeddedScenario;
import org.portalscope.timeline.state.WorldState;

/**
 * What is going to be run.
 *
 * @param title     what it is about
 * @param section   the section of the document that it shows; empty if it names none
 * @param file      the name of the file that it is made from
 * @param state     of the world, now and during the run
 * @param scheduler what decides the order, in words: {@code round-robin}
 * @param faults    the plans of faults beside those that the scenario declares
 */
public record RunDescription(String title, String section, String file, WorldState state, String scheduler, List<String> faults) {

    private static final String RECORDING = "recording";

    public RunDescription {
        faults = List.copyOf(faults);
    }

    /** A scenario is going to be run. */
    public static RunDescription of(Scenario scenario, WorldState state, String scheduler, List<String> faults) {
        return new RunDescription(scenario.title(), scenario.section(), scenario.fileName(), state, scheduler, faults);
    }

    /**
     * A recording is going to be gone through.
     *
     * @param scenario that was recorded, if it is known
     * @param file     its name, or the names of those that are merged
     */
    public static RunDescription of(RecordingOrigin origin, Optional<Scenario> scenario, String file, WorldState state) {
        return new RunDescription(origin.title(), scenario.map(Scenario::section).orElse(""), file, state, RECORDING, EmbeddedScenario.faults(origin));
    }
}
