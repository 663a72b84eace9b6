package org.portalscope.cli.argument;

import org.portalscope.goal.program.GoalSettings;
import org.portalscope.goal.simulation.MatchingPlace;
import org.portalscope.scenario.source.ScenarioException;

import picocli.CommandLine.Option;

/** The option that says who matches the messages of a GOAL schedule. */
public final class MatchingOption {

    @Option(names = GoalSettings.MATCHING, paramLabel = "WHERE", converter = PlaceConverter.class,
            description = "of a GOAL schedule: nic, messages are matched as they arrive, as Portals does; host, once a processor is free for them, as "
                    + "LogGOPSim does (default: nic)")
    private MatchingPlace place;

    /** Reads {@code host}. */
    static final class PlaceConverter extends WordConverter<MatchingPlace> {

        PlaceConverter() {
            super(MatchingPlace.values());
        }
    }

    /** Who matches them. */
    public MatchingPlace place() {
        return place == null ? MatchingPlace.NIC : place;
    }

    /**
     * Refuses it where there is no GOAL schedule.
     *
     * @throws ScenarioException if it was given
     */
    public void refuse() throws ScenarioException {
        refuse(GoalSettings.MATCHING + " is about GOAL schedules, FILE.goal: leave it out");
    }

    /**
     * Refuses it where a GOAL schedule runs without virtual time.
     *
     * @throws ScenarioException if it was given
     */
    void refuseUntimed() throws ScenarioException {
        refuse(GoalSettings.MATCHING + " is about virtual time, and there is none here: leave it out");
    }

    private void refuse(String why) throws ScenarioException {
        if (place != null) {
            throw new ScenarioException(why);
        }
    }
}
