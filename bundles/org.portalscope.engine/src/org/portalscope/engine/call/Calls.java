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

    /** Notes why a call is refused and returns the code. */
    ReturnCode refuse(Function function, String argument, ReturnCode code) {
        if (mutator.explains()) {
            mutator.note(new Refusal(function.documentName(), argument, code, function.section()));
        }
        return code;
    }

    /** Refuses a call that comes before PtlInit. */
    ReturnCode refuseUninitialized(Function function) {
        return refuse(function, "the call before PtlInit", ReturnCode.PTL_NOINIT);
    }
}
