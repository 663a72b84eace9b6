package org.portalscope.scene.flow;

/**
 * An arrow of the flow chart.
 *
 * @param answer what stands beside it where the way parts, or nothing
 */
public record FlowArrow(FlowBox from, FlowBox to, String answer) {

    private static final String NO = "no";

    /** Whether it is the way on for what has been refused. */
    boolean isRefusal() {
        return answer.equals(NO);
    }
}
