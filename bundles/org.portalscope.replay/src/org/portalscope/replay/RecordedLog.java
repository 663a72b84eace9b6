package org.portalscope.replay;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.timeline.LoggedChoice;
import org.portalscope.timeline.TransitionLog;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.snapshot.SnapshotSeries;

/** The log of a recorded run. It is read from the recording where somebody asks. What is dropped and how many messages were sent, a recording does not say. */
final class RecordedLog implements TransitionLog {

    private final RecordedWorlds worlds;
    private final TransitionBuffer transitions;
    private final Optional<StoredStates> states;

    RecordedLog(RecordedWorlds worlds, TransitionBuffer transitions, Optional<StoredStates> states) {
        this.worlds = worlds;
        this.transitions = transitions;
        this.states = states;
    }

    @Override
    public int size() {
        return worlds.size();
    }

    @Override
    public synchronized LoggedChoice choice(int number) {
        return RecordedChoice.of(worlds, number, transitions.get(worlds.skipped() + number));
    }

    /** The world has a buffer of its own. */
    @Override
    public Choice next(World world) {
        return worlds.choice(world, (int) world.transitions() + 1);
    }

    @Override
    public boolean drops(int number) {
        return false;
    }

    @Override
    public int messages() {
        return 0;
    }

    @Override
    public List<Label> labels() {
        List<Label> all = new ArrayList<>(worlds.labels());
        states.stream().flatMap(stored -> stored.differing().stream()).forEach(number -> all.add(new Label(number, "goes on from another state")));
        all.sort(Comparator.comparingInt(Label::number));
        return all;
    }

    @Override
    public List<Integer> gaps() {
        return worlds.gaps();
    }

    @Override
    public int storedUpTo(int number) {
        return worlds.storedUpTo(number);
    }

    @Override
    public void restore(int number, World world, SnapshotSeries snapshots) throws SnapshotException {
        states.orElseThrow().restore(number, RecordedWorlds.replay(world), snapshots);
    }

    @Override
    public boolean breaks(int from, int to) {
        return states.filter(stored -> stored.differsBetween(from, to)).isPresent();
    }
}
