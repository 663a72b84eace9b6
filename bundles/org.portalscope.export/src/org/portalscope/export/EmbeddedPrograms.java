package org.portalscope.export;

import java.util.Optional;

import org.portalscope.protocol.Protocols;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.scenario.recording.EmbeddedScenario;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.RecordedPrograms;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** Knows the scenarios that recordings bring along, as far as they are understood, and some protocols. */
public record EmbeddedPrograms(Protocols protocols) implements RecordedPrograms {

    @Override
    public Optional<Launch> launch(RecordingOrigin origin) {
        return EmbeddedScenario.worlds(origin, protocols).map(worlds -> new Launch(origin.title(), "", worlds, RoundRobinScheduler::new));
    }
}
