package org.portalscope.cli;

import java.util.List;

import org.portalscope.recording.EmbeddedFile;
import org.portalscope.scenario.Scenario;
import org.portalscope.world.program.SourceId;

/** The texts of a scenario as a recording brings them along. */
final class EmbeddedSources {

    private EmbeddedSources() {
    }

    /** Its own text and those that it imports, its own first. */
    static List<EmbeddedFile> of(Scenario scenario) {
        return scenario.files().stream().map(source -> new EmbeddedFile(source.name(), source.id().kind() == SourceId.Kind.LIBRARY, source.text())).toList();
    }
}
