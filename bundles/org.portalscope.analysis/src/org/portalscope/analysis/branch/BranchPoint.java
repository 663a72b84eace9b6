package org.portalscope.analysis.branch;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.portalscope.timeline.LoggedChoice;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.state.LocalWorldState;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.world.Choice;
import org.portalscope.world.World;

/**
 * A place between two transitions of a session, from which its run may go on otherwise: the one where the cursor is. If the cursor is within a transition,
 * it is the place before that one.
 */
public final class BranchPoint {

    private final LocalSession session;
    private final int number;
    private final boolean isWithin;
    private final World world;

    private BranchPoint(LocalSession session, int number, boolean isWithin) {
        this.session = session;
        this.number = number;
        this.isWithin = isWithin;
        world = session.timeline().worldBehind(number);
    }

    /**
     * The branch point at the cursor of a session.
     *
     * @throws IllegalStateException if no other timelines can begin with its transitions
     */
    public static BranchPoint at(LocalSession session) {
        if (!session.canBranch()) {
            throw new IllegalStateException("a recorded run has no other timelines");
        }
        Position position = session.position();
        boolean isWithin = position.step() < session.timeline().steps(position.transition());
        return new BranchPoint(session, isWithin ? position.transition() - 1 : position.transition(), isWithin);
    }

    LocalSession session() {
        return session;
    }

    /** How many transitions lie before it. */
    public int number() {
        return number;
    }

    /** Whether nothing has happened behind it: then no branch is needed to go on. */
    public boolean isEnd() {
        return number == session.timeline().size();
    }

    /** The state there. */
    public WorldState state() {
        return new LocalWorldState(world);
    }

    /** What could have happened next there, or at the end can; the first is the first that {@link World#enabled} names. */
    public List<Alternative> alternatives() {
        Optional<LoggedChoice> taken = session.following(number);
        return enabled(world).entrySet().stream()
                .map(entry -> new Alternative(entry.getKey(), entry.getValue().words(world), taken.filter(entry.getKey()::equals).isPresent())).toList();
    }

    /** The transition that the cursor is within. */
    Optional<LoggedChoice> interrupted() {
        Timeline timeline = session.timeline();
        return isWithin ? Optional.of(timeline.choice(number + 1)) : Optional.empty();
    }

    /** The enabled choices of a world, in their order, as a log keeps them. */
    static Map<LoggedChoice, Choice> enabled(World world) {
        Map<LoggedChoice, Choice> enabled = new LinkedHashMap<>();
        world.enabled().forEach(choice -> enabled.put(LoggedChoice.of(world, choice), choice));
        return enabled;
    }
}
