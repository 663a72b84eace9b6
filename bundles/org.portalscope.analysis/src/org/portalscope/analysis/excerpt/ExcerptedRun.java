package org.portalscope.analysis.excerpt;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.portalscope.engine.effect.RegionDeclared;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.memory.Region;
import org.portalscope.engine.message.Message;
import org.portalscope.recording.RecordedProcess;
import org.portalscope.recording.excerpt.Excerpt;
import org.portalscope.recording.excerpt.ExcerptCall;
import org.portalscope.recording.excerpt.ExcerptProcess;
import org.portalscope.recording.excerpt.ExcerptRegion;
import org.portalscope.timeline.session.Launch;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;

/** The run that an excerpt is taken from: what its processes are, and when its messages arrived. */
final class ExcerptedRun implements Phases.ArrivalTimes {

    private final String title;
    private final TakenTranslation taken;
    private final ChangeIndex index;
    private final World world;

    ExcerptedRun(Launch launch, TakenTranslation taken, ChangeIndex index) {
        title = launch.title();
        world = launch.worlds().get();
        this.taken = taken;
        this.index = index;
    }

    @Override
    public Integer arrival(Message.Key request) {
        return request.equals(taken.message().key()) ? Integer.valueOf(taken.number()) : index.arrival(request);
    }

    @Override
    public int process(Message.Key request) {
        return request.equals(taken.message().key()) ? taken.process() : index.target(request);
    }

    /**
     * The excerpt that some calls make.
     *
     * @param phased      whether all processes wait for each other where the order matters
     * @param everyRegion whether processes keep memory that no call uses
     */
    Excerpt excerpt(ExcerptDraft draft, boolean phased, boolean everyRegion) {
        Phases phases = new Phases(draft.calls(), this);
        List<ExcerptCall> calls = IntStream.range(0, draft.calls().size()).mapToObj(i -> call(draft.calls().get(i), phased ? phases.of(i) : 0)).toList();
        Set<Integer> present = draft.calls().stream().map(CausalCall::process).collect(Collectors.toSet());
        present.add(taken.process());
        List<ExcerptProcess> processes = world.processes().stream().filter(process -> present.contains(process.index()))
                .map(process -> process(process, draft, everyRegion)).toList();
        return new Excerpt(title, taken.message().label() + " arrives at " + taken.message().target() + ", as in transition " + taken.number() + " of '"
                + title + "'." + (phased ? "" : " Run it with the schedule beside it, which keeps the order."), processes, calls);
    }

    /** Lets the calls of an excerpt happen in the order that they had. */
    RunOrder order(ExcerptDraft draft) {
        return new RunOrder(draft, index, taken, process -> world.process(process).id());
    }

    private static ExcerptCall call(CausalCall call, int phase) {
        return new ExcerptCall(call.process(), phase, call.call(), call.code(), call.outputs());
    }

    private ExcerptProcess process(WorldProcess process, ExcerptDraft draft, boolean everyRegion) {
        List<ExcerptRegion> regions = new ArrayList<>();
        for (Region region : process.portals().state().memory().regions()) {
            regions.add(new ExcerptRegion(region.name(), region.address(), ByteString.of(region.bytes().clone())));
        }
        for (RegionDeclared declared : index.regions(process.index())) {
            regions.add(new ExcerptRegion(declared.name(), declared.address(), ByteString.of(declared.bytes())));
        }
        if (!everyRegion) {
            regions.removeIf(region -> draft.calls().stream().noneMatch(call -> call.process() == process.index() && call.uses(region)));
        }
        return new ExcerptProcess(process.index(), new RecordedProcess(process.name(), process.spec().interfaces()), regions);
    }
}
