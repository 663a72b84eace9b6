package org.portalscope.cli.excerpt;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.portalscope.analysis.excerpt.ExcerptLanguage;
import org.portalscope.analysis.excerpt.ExcerptMaker;
import org.portalscope.analysis.excerpt.RunExcerpt;
import org.portalscope.cli.argument.BadInputException;
import org.portalscope.cli.output.OutputFile;
import org.portalscope.engine.step.Numbers;
import org.portalscope.scenario.excerpt.ScenarioExcerpt;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.Session;

/** Excerpts of sessions, as scenarios. */
public final class Excerpts {

    private static final ExcerptLanguage SCENARIOS = new ExcerptLanguage(ScenarioExcerpt::write, ScenarioExcerpt::format, ScenarioExcerpt::worlds);

    private Excerpts() {
    }

    /** @param launch what the session was started from */
    public static ExcerptMaker maker(Launch launch, Session session) {
        return new ExcerptMaker(launch, session.timeline(), SCENARIOS);
    }

    /**
     * Writes one into a file, and its schedule, if it needs one, beside it.
     *
     * @return what was written, as lines
     */
    public static List<String> write(RunExcerpt excerpt, Path file) throws BadInputException {
        Optional<String> schedule = excerpt.schedule(String.valueOf(file.getFileName()));
        Path beside = RunExcerpt.scheduleOf(file);
        if (schedule.isPresent()) {
            OutputFile.check(beside);
            OutputFile.write(beside, schedule.get().getBytes(StandardCharsets.UTF_8));
        }
        OutputFile.write(file, excerpt.text().getBytes(StandardCharsets.UTF_8));
        String calls = file + ": " + Numbers.count(excerpt.calls(), "call");
        return schedule.isEmpty() ? List.of(calls) : List.of(calls, beside + ": the order, which barriers cannot keep; run it with --schedule " + beside);
    }
}
