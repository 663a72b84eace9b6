package org.portalscope.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.function.BooleanSupplier;

import org.portalscope.cli.export.InputText;
import org.portalscope.cli.run.Report;
import org.portalscope.cli.run.RunDescription;
import org.portalscope.cli.run.TransitionReporter;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.scenario.Scenario;
import org.portalscope.session.replay.TransitionRecorder;
import org.portalscope.session.run.ForwardRun;
import org.portalscope.session.run.RunResult;
import org.portalscope.world.World;

/** A run that is told while it is executed, of which nothing is kept but how it ended. */
final class ExportedRun {

    private final Scenario scenario;
    private final OrderOptions.Order order;
    private final List<String> options;
    private final ForwardRun run;
    private final BooleanSupplier cancelled;
    private RunResult result;

    /**
     * @param options   that led to the order, as on the command line
     * @param limit     transitions after which it is stopped
     * @param cancelled asked behind each transition
     */
    ExportedRun(Scenario scenario, OrderOptions.Order order, List<String> options, int limit, BooleanSupplier cancelled) {
        this.scenario = scenario;
        this.order = order;
        this.options = options;
        this.cancelled = cancelled;
        run = order.launch().forwardRun(limit);
    }

    /** Executes it, once. */
    void tell(Report report) throws IOException {
        report.begin(RunDescription.of(scenario, run.state(), order.words(), order.faults()));
        try {
            result = run.follow(new TransitionReporter(report), cancelled);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        report.end(result);
    }

    /** What writes it as inputs. */
    InputText inputs(Writer out) {
        World world = order.launch().worlds().get();
        RecordingOrigin origin = new RecordingOrigin(scenario.title(), ProductVersion.number(), TransitionRecorder.processes(world),
                EmbeddedScenario.files(scenario), options, CapturePolicy.ALL);
        return new InputText(out, origin, TransitionRecorder.memory(world));
    }

    /** How it ended. */
    RunResult result() {
        return result;
    }
}
