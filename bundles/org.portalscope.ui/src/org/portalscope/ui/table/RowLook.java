package org.portalscope.ui.table;

import org.portalscope.presentation.table.RowState;
import org.portalscope.scene.style.State;

/** The colours and the mark with which the graph shows what has become of a row. */
final class RowLook {

    private RowLook() {
    }

    static State of(RowState state) {
        return switch (state) {
            case IDLE -> State.IDLE;
            case CURRENT -> State.CURRENT;
            case PASSED_OVER -> State.PASSED_OVER;
            case REFUSED -> State.REFUSED;
            case ACCEPTED -> State.ACCEPTED;
            case NOT_EXAMINED -> State.NOT_EXAMINED;
            case UNLINKED, TAKEN -> State.UNLINKED;
            case IN_FLIGHT -> State.IN_FLIGHT;
            case DROPPED -> State.DROPPED;
        };
    }

    /** Whether rows of a state stand out by their fill; others lie on the canvas. */
    static boolean isFilled(State state) {
        return state == State.CURRENT || state == State.REFUSED || state == State.ACCEPTED || state == State.DROPPED;
    }
}
