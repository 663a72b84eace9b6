package org.portalscope.ui.flow;

import org.portalscope.analysis.search.StepPredicate;
import org.portalscope.analysis.search.StepQuery;
import org.portalscope.scene.flow.FlowBox;
import org.portalscope.scene.flow.FlowPath;
import org.portalscope.scene.flow.FlowScene;
import org.portalscope.world.Transition;

/** The steps with which the way of a message comes to a box of the flow chart. */
record BoxReached(FlowBox box) implements StepPredicate {

    /** A search for them. */
    static StepQuery query(FlowBox box) {
        return new StepQuery(new BoxReached(box), "comes to " + (box.isExit() ? box == FlowBox.DROPPED ? "the exit of dropped messages"
                : "the exit of messages taken" : box.label().replace("?", "")));
    }

    @Override
    public boolean needsChecks() {
        return true;
    }

    @Override
    public boolean mayMatch(String kind) {
        return true;
    }

    @Override
    public boolean matches(Transition transition, int index) {
        return FlowScene.isReceived(transition.opening()) && FlowPath.comesTo(box, transition.steps(), index);
    }
}
