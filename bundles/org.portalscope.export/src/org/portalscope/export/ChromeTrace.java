package org.portalscope.export;

import java.io.IOException;
import java.io.Writer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Step;
import org.portalscope.export.TraceEventWriter.Track;
import org.portalscope.export.report.Report;
import org.portalscope.export.report.RunDescription;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;

/**
 * Tells a run in the Trace Event Format, which Perfetto and {@code chrome://tracing} open: processes with a track for the network and one for each thread,
 * what takes several steps as nested slices, messages and their data as flows, lengths of match lists and event queues as counters.
 */
public final class ChromeTrace implements Report {

    /** The track of arrivals and completions. */
    private static final int NETWORK = 1;
    private static final int FIRST_THREAD = 2;
    private static final int NO_THREAD = -1;
    /** More than processes send messages to those of a run. */
    private static final long INITIATORS = 1 << 16;

    private final TraceEventWriter out;
    private final ObjectCounts counts = new ObjectCounts();
    private final Set<Track> named = new HashSet<>();
    /** Numbers of the processes that messages are from; in the recording of a node, most of them are not in it. */
    private final Map<ProcessId, Integer> initiators = new HashMap<>();
    private WorldState state;
    private StepClock clock;
    private TraceSlices slices;

    /** @throws IOException if nothing can be written */
    public ChromeTrace(Writer writer) throws IOException {
        out = new TraceEventWriter(writer);
    }

    @Override
    public void begin(RunDescription description) throws IOException {
        state = description.state();
        clock = new StepClock(state.hasTime());
        slices = new TraceSlices(out, clock);
        out.begin(metadata(description));
        for (ProcessState process : state.processes()) {
            out.nameProcess(number(process.index()), process.label());
        }
    }

    private Map<String, String> metadata(RunDescription description) {
        Map<String, String> metadata = new LinkedHashMap<>();
        metadata.put("title", description.title());
        metadata.put("section", description.section());
        metadata.put("file", description.file());
        metadata.put("scheduler", description.scheduler());
        metadata.put("faults", String.join("; ", description.faults()));
        metadata.put("time", clock.words());
        return metadata;
    }

    @Override
    public void transition(Transition transition) throws IOException {
        clock.begin(transition);
        Track track = track(transition);
        slices.write(track, transition);
        for (PassingFrame frame : PassingFrame.of(transition)) {
            flow(track, frame);
        }
        List<Step> steps = transition.steps();
        for (int i = 0; i < steps.size(); i++) {
            step(track, i, steps.get(i));
        }
    }

    @Override
    public void end(RunResult result) throws IOException {
        out.instant(new Track(number(0), NETWORK), clock.end(), "end", String.join("; ", result.words()));
        out.end();
    }

    private static int number(int process) {
        return process + 1;
    }

    /** The track of a transition, which gets its name when it is used first. */
    private Track track(Transition transition) throws IOException {
        int thread = transition.choice() instanceof Choice.RunThread turn ? turn.thread() : NO_THREAD;
        Track track = new Track(number(transition.process()), thread == NO_THREAD ? NETWORK : FIRST_THREAD + thread);
        if (named.add(track)) {
            out.nameThread(track, thread == NO_THREAD ? "network" : state.process(transition.process()).threadName(thread));
        }
        return track;
    }

    private void flow(Track track, PassingFrame frame) throws IOException {
        String category = frame.header() ? "message" : "data";
        out.flow(track, clock.at(frame.step()), category, frame.message().kind().word(), id(frame.message()), frame.arrives());
    }

    /** Tells messages apart by their operations and kinds, in a number that a double holds. */
    private long id(Message message) {
        long operation = message.operation().ordinal() * INITIATORS + initiators.computeIfAbsent(message.operation().initiator(), first -> initiators.size());
        return operation * Message.Kind.values().length + message.kind().ordinal();
    }

    private void step(Track track, int index, Step step) throws IOException {
        switch (step.category()) {
            case EVENT, DROP, LOSS, FAULT, OUTPUT, LABEL ->
                out.instant(track, clock.at(index), step.category().name().toLowerCase(Locale.ROOT), step.words());
            case OCCUPATION -> slices.occupation(track, step);
            default -> {
            }
        }
        if (step instanceof Effect effect) {
            Optional<ObjectCounts.Count> count = counts.take(track.process(), effect);
            if (count.isPresent()) {
                out.count(count.get().counter(), clock.at(index), count.get().value());
            }
        }
    }
}
