package org.portalscope.ui.timeline;

import java.util.List;
import java.util.Optional;

import org.portalscope.scene.timeline.TimelineLane;
import org.portalscope.scene.timeline.TimelineScene;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.SessionServices;

/** The other timelines of the run of a session, those opened first before the others. */
final class OtherTimelines {

    private final OpenSession shown;
    private final List<OpenSession> others;

    private OtherTimelines(OpenSession shown, List<OpenSession> others) {
        this.shown = shown;
        this.others = others;
    }

    static OtherTimelines of(OpenSession shown) {
        return new OtherTimelines(shown,
                SessionServices.sessions().all().stream().filter(other -> other != shown && shown.isOfTheSameRun(other)).toList());
    }

    /** What is drawn of them. */
    List<TimelineLane> lanes() {
        return others.stream().map(this::lane).toList();
    }

    private TimelineLane lane(OpenSession other) {
        return new TimelineLane(other.shortBranchName(), shown.parting(other), other.controller().snapshot().transitions());
    }

    /** The session in whose lane a place of the picture lies. */
    Optional<OpenSession> at(TimelineScene scene, int y) {
        return scene.lanes().stream().filter(lane -> y >= lane.bounds().y() && y < lane.bounds().bottom()).findFirst()
                .flatMap(lane -> others.stream().filter(other -> lane(other).equals(lane.lane())).findFirst());
    }
}
