package org.portalscope.engine.call;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.effect.Mutator;
import org.portalscope.engine.state.PortalsState;

/** What the functions of all sections share: refusing with a reason. */
abstract class Calls {

    final PortalsState state;
    final Mutator mutator;

    Calls(PortalsState state, Mutator mutator) {
        this.state = state;
        this.mutator = mutator;
    }

    /** Notes which argument a call is refused for and returns the code. */
    ReturnCode refuse(Function function, String argument, ReturnCode code) {
        return refuse(function, argument, "", code);
    }

    /** Notes which argument a call is refused for, and why, and returns the code. */
    ReturnCode refuse(Function function, String argument, String reason, ReturnCode code) {
        if (mutator.explains()) {
            mutator.note(new Refusal(function.documentName(), argument, reason, code, function.section()));
        }
        return code;
    }

    /** Refuses a call that comes before PtlInit. */
    ReturnCode refuseUninitialized(Function function) {
        return refuse(function, "the call before PtlInit", ReturnCode.PTL_NOINIT);
    }
}
