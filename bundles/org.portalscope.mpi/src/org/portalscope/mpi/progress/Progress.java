package org.portalscope.mpi.progress;

import java.util.List;
import java.util.stream.Stream;

import org.portalscope.mpi.state.Communicator;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Dispatcher;
import org.portalscope.protocol.call.Procedure;

/** What goes on below the calls of MPI: procedures that give requests to Portals, and the dispatcher of events, which ends them. */
public final class Progress {

    private final Sending sending;
    private final Tidying tidying;
    private final Finishing finishing;
    private final MpiDispatcher dispatcher;
    private final Receiving receiving;
    private final CollectiveProgress collectives;

    public Progress(MpiParameters parameters) {
        sending = new Sending(parameters);
        tidying = new Tidying(parameters, sending, this::advance);
        finishing = new Finishing(tidying);
        Warnings warnings = new Warnings(parameters.searchDepth());
        dispatcher = new MpiDispatcher(parameters, sending, finishing, tidying, warnings, this::postAgain);
        receiving = new Receiving(parameters, dispatcher, tidying, warnings);
        collectives = new CollectiveProgress(this::start, tidying);
    }

    private Procedure advance() {
        return collectives.advance();
    }

    /** A step that does what there is to do, until there is nothing: nonblocking collectives that can go on do so. */
    public Continuation goOn(CallView call) {
        return tidying.tidy(call);
    }

    private Procedure postAgain() {
        return receiving.postAgain();
    }

    /** Ignores messages that came before this process had made their communicator, and that do not fit into it. */
    public void verifyEarlyMessages(CallContext call, Communicator made) {
        MpiMessageVerification.refuseMisfits(call, made);
    }

    public Dispatcher dispatcher() {
        return dispatcher;
    }

    /** Gives a send that has a credit to Portals, or posts a receive, which may get an unexpected message at once. */
    public Continuation start(MpiRequest request) {
        return request.transfer().kind().isSend() ? sending.start(request) : Continuation.enter(receiving.post(), request.number());
    }

    /** Gives a message that a matched probe has taken to a receive. */
    public Procedure giveMessage() {
        return receiving.give();
    }

    /** Puts a short buffer into the match list. */
    public Procedure linkBuffer() {
        return tidying.link();
    }

    /** Tells all others of all credits that they are owed. */
    public Procedure returnCredits() {
        return tidying.returnAll();
    }

    /** All procedures of this package. */
    public List<Procedure> procedures() {
        return Stream.of(sending.procedures(), tidying.procedures(), finishing.procedures(), receiving.procedures(), collectives.procedures())
                .flatMap(List::stream).toList();
    }
}
